/** The command line: one class per command, and what they share. */
package org.xmlbench.suite.cli;
