/**
 * Buffers handed from the thread that reads to the thread that parses, without a copy between, as
 * IO-Lite handed them between programs (V. Pai, P. Druschel, W. Zwaenepoel, OSDI 1999).
 */
package org.xmlbench.readahead.ring;
