/** dom4j's tree, built from the platform's SAX parser. */
package org.xmlbench.drivers.dom4j;
