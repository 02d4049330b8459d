/** Several reads in flight without a second thread, by io_uring. */
package org.xmlbench.readahead.uring;
