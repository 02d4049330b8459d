/** JAXB's reference implementation. */
package org.xmlbench.soap.bindings.jaxb;
