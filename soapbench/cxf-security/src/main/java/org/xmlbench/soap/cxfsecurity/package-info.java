/** Apache CXF with WS-Security by WSS4J. */
package org.xmlbench.soap.cxfsecurity;
