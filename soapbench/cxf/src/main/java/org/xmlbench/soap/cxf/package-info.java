/** Apache CXF: its JAX-WS client above a conduit of ours. */
package org.xmlbench.soap.cxf;
