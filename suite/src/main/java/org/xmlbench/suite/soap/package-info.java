/** SOAPBench: its profiles, its plan, and the command line of its forks. */
package org.xmlbench.suite.soap;
