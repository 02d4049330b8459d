/** Results of SOAPBench from its records. */
package org.xmlbench.results.soap;
