/** Piccolo, a SAX parser from a generated grammar. */
package org.xmlbench.drivers.piccolo;
