/**
 * Programs that are no JVM: how one is found, commanded over a pipe, and asked for batches of calls
 * whose time it reads itself.
 */
package org.xmlbench.soap.program;
