/** Servers of SOAP toolkits under load. */
package org.xmlbench.suite.family.load;
