/**
 * The servlet container that hosts the toolkits' servers: one for all, so that a table of servers
 * compares toolkits.
 */
package org.xmlbench.soap.jetty;
