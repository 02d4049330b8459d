/** CodeSynthesis XSD: classes of C++ that its compiler generates of a schema, in a program. */
package org.xmlbench.soap.bindings.xsdcxx;
