/** The families of runs: a folder each, one list, and what the list asks of them. */
package org.xmlbench.suite.family;
