/** What toolkits above CXF share. */
package org.xmlbench.soap.jaxws.cxf;
