/** One thread that advises the kernel what it will read, so that the kernel reads ahead. */
package org.xmlbench.readahead.advise;
