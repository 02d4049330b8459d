/** SOAPBench's operations inside SOAP toolkits. */
package org.xmlbench.suite.family.toolkits;
