/** The service by the interface that wsimport makes, and calls of a port of it. */
package org.xmlbench.soap.jaxws;
