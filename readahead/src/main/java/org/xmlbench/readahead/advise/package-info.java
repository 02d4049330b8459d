/** One thread that tells the kernel what it will read, so that the kernel reads ahead. */
package org.xmlbench.readahead.advise;
