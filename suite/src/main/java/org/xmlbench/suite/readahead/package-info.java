/**
 * The experiment with input strategies: which cells it has, how its blocks run under each condition
 * of cache and storage, and what is kept.
 */
package org.xmlbench.suite.readahead;
