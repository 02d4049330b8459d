/** EclipseLink MOXy, the other implementation of JAXB. */
package org.xmlbench.soap.bindings.moxy;
