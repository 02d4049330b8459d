/** SOAPBench's operations inside SOAP toolkits. */
package org.xmlbench.families.toolkits.runs;
