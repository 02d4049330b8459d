/** Results of ways to bring a file to a parser. */
package org.xmlbench.results.family.strategies;
