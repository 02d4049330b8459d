/** gSOAP's marshalling of what its tools generate of a schema, in a program. */
package org.xmlbench.soap.bindings.gsoap;
