/** SOAPBench: its profiles, its plan, and the command line of its forks. */
package org.xmlbench.families.soap.runs;
