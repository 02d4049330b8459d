/** The published parsers: PIXIMAL-DFA, PIXIMAL-NFA and the restricted language PXML. */
package org.xmlbench.piximal.automaton;
