/** Standard output and other files that a command writes, and the errors of a full disk. */
package org.xmlbench.house.console;
