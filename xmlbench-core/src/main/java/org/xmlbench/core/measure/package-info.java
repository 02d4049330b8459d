/**
 * The measurement of one fork: warm-up, timed iterations under JMH, clocks, and verification in the
 * JVM that was timed. Knows nothing of statistics.
 */
package org.xmlbench.core.measure;
