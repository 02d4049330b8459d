/** Apache SOAP 2.3.1: its call above a transport of XMLBench. */
package org.xmlbench.soap.apachesoap;
