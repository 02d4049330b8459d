/** Metro, JAX-WS's reference implementation: its client above a transport tube of ours. */
package org.xmlbench.soap.metro;
