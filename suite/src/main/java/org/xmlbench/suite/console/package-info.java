/** Standard output and other files that a command writes, and what becomes of a full disk. */
package org.xmlbench.suite.console;
