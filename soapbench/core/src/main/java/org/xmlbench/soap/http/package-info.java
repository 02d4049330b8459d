/** Loopback HTTP: a toolkit's server in a separate JVM, and a server that catches requests. */
package org.xmlbench.soap.http;
