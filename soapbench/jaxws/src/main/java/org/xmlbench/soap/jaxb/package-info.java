/** Data and messages of SOAPBench as objects of the classes that wsimport makes, and back. */
package org.xmlbench.soap.jaxb;
