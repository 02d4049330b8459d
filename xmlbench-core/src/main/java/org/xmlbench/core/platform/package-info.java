/**
 * What the platform reports of itself: clocks, faults, the JVM's own threads; and the processes
 * that this one starts. What only some platforms offer is probed, and empty elsewhere.
 */
package org.xmlbench.core.platform;
