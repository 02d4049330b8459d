/** Saxon's tiny tree, built from the platform's SAX parser. */
package org.xmlbench.drivers.saxon;
