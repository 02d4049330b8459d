/** JDOM 2's tree, built from the platform's SAX parser. */
package org.xmlbench.drivers.jdom2;
