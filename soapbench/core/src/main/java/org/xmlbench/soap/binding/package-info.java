/** NIST's marshalling tests: a trace report between a framework's own objects and a message. */
package org.xmlbench.soap.binding;
