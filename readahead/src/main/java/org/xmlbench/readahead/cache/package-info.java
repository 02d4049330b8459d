/**
 * The page cache: how a file is evicted without being root, and how its residency is found. {@code
 * mincore} is never used: to a user who does not own a file it reports all of it as resident.
 */
package org.xmlbench.readahead.cache;
