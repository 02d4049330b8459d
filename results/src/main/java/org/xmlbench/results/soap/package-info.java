/** What the records of SOAPBench say. */
package org.xmlbench.results.soap;
