/** What toolkits above JAX-WS's reference implementation share. */
package org.xmlbench.soap.jaxws.ri;
