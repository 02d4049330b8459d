/** Loopback HTTP: a toolkit's server in a JVM of its own, and a server that catches requests. */
package org.xmlbench.soap.http;
