/** gSOAP, a toolkit of C++: this JVM commands its client and its server, which are programs. */
package org.xmlbench.soap.gsoap;
