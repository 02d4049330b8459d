/**
 * Input strategies: how the bytes of a file come to the program that parses it.
 *
 * <p>{@link org.xmlbench.readahead.Inputs} is the library's door, for any program. A strategy is a
 * row of the catalogue here, and most have a package below this one. Some read in the thread that
 * parses ({@code plain}, {@code buffered}, {@code mmap}, {@code advise}, {@code io-uring}); the
 * others give a second thread the work to bring the file, as <i>Runahead</i> and <i>Readahead</i>
 * did (M. R. Head and M. Govindaraju, <i>Approaching a parallelized XML parser optimized for
 * multi-core processors</i>, SOCP 2007).
 */
package org.xmlbench.readahead;
