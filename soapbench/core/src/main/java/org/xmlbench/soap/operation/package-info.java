/**
 * SOAPBench's nineteen operations, those that take a trace report, and the data that they carry.
 */
package org.xmlbench.soap.operation;
