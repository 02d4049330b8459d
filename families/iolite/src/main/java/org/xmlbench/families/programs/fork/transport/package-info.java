/**
 * How the bytes of one program come to the next: copied through a pipe, handed over in a process,
 * through memory that two processes share, or as pages.
 */
package org.xmlbench.families.programs.fork.transport;
