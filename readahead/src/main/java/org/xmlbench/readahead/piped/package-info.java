/** Readahead through Java's own pipe, which hands over under a monitor: to show why not. */
package org.xmlbench.readahead.piped;
