/** Strategies of reading a file for a parser: plans, conditions of storage, advice. */
package org.xmlbench.families.strategies.runs;
