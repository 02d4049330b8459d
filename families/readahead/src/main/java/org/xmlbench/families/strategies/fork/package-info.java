/**
 * The fork of the published experiment (SOCP 2007) and of this one: a fresh JVM that parses a file
 * some times by one input strategy, with the process that grants its turns in charge of what the
 * page cache and the storage are like.
 */
package org.xmlbench.families.strategies.fork;
