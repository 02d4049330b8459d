/** Servers that start: time to the first answer, and memory. */
package org.xmlbench.families.startup.fork;
