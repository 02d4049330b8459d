/** Servers of SOAP toolkits under attack. */
package org.xmlbench.suite.family.attacks;
