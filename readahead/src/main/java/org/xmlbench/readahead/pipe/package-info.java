/**
 * Readahead: a thread reads the file and writes a pipe of the operating system, which the parser
 * reads (SOCP 2007).
 */
package org.xmlbench.readahead.pipe;
