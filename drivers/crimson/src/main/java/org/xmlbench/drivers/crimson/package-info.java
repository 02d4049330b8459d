/** Crimson, the parser of the Java platform's version 1.4. */
package org.xmlbench.drivers.crimson;
