/**
 * What runs in a separate JVM, with one library on its class path, to report what a driver makes of
 * a file: its digest for {@code check}, its canonical stream for {@code events}, and how many
 * malformed documents it accepts, for {@code run}. Nothing is timed here.
 */
package org.xmlbench.core.check;
