/** The parsers of the Java platform itself. */
package org.xmlbench.drivers.jdk;
