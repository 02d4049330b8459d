/** The command line of XMLBench. */
package org.xmlbench.suite;
