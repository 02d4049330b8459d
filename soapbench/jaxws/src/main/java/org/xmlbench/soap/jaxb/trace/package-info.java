/** A trace report as JAXB binds it, for every implementation of JAXB. */
package org.xmlbench.soap.jaxb.trace;
