/** The same thread with larger requests: the control for every strategy with a second thread. */
package org.xmlbench.readahead.buffered;
