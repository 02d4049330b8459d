/**
 * What every input strategy is made of: its parameters, the opened file, the helper thread, and the
 * stream over arriving buffers.
 */
package org.xmlbench.readahead.strategy;
