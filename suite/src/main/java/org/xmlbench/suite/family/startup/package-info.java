/** Servers of SOAP toolkits that start. */
package org.xmlbench.suite.family.startup;
