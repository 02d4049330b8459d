/** SOAPBench's interface as JAX-WS sees it, and calls of a port of it. */
package org.xmlbench.soap.jaxws;
