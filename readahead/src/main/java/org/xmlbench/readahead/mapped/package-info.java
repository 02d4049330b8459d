/**
 * The file mapped into memory: no copy by the system, but a page fault where a page is not there.
 */
package org.xmlbench.readahead.mapped;
