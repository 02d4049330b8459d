/** Servers that start: time to the first answer, and memory. */
package org.xmlbench.soap.startup;
