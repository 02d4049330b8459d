/** Apache CXF: its JAX-WS client above a conduit of XMLBench. */
package org.xmlbench.soap.cxf;
