/**
 * The system calls of Linux that the JDK does not offer, by {@code java.lang.foreign}. Each is
 * probed: {@link org.xmlbench.readahead.system.LinuxCalls#unavailable()} says why there are none.
 */
package org.xmlbench.readahead.system;
