/** Servers of SOAP toolkits that start. */
package org.xmlbench.families.startup.runs;
