/** Metro, JAX-WS's reference implementation: its client above a transport tube of XMLBench. */
package org.xmlbench.soap.metro;
