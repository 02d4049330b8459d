/** Castor, by mapping files, with the serializer of Apache Xerces. */
package org.xmlbench.soap.bindings.castor;
