/** Servers of SOAP toolkits under load. */
package org.xmlbench.families.load.runs;
