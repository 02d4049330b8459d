/** SOAPBench's nineteen operations and the data that they carry. */
package org.xmlbench.soap.operation;
