/** Strategies of bringing a file to a parser: plans, conditions of storage, advice. */
package org.xmlbench.suite.family.strategies;
