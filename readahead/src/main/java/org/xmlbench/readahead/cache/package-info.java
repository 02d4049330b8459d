/**
 * The page cache: how a file is put out of it without being root, and how it is known that it is
 * out. {@code mincore} is never asked: it tells who does not own a file that all of it is resident.
 */
package org.xmlbench.readahead.cache;
