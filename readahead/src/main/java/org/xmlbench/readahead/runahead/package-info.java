/**
 * Runahead: a thread reads the file through a second descriptor and throws the bytes away; the
 * parser, behind it, finds them in the page cache (SOCP 2007).
 */
package org.xmlbench.readahead.runahead;
