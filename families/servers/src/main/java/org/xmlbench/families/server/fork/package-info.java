/** Calls of many clients to the server of a toolkit, shared by forks of several families. */
package org.xmlbench.families.server.fork;
