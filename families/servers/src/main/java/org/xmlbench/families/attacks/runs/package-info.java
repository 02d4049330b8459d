/** Servers of SOAP toolkits under attack. */
package org.xmlbench.families.attacks.runs;
