/**
 * Servers under load: closed-loop clients that know no toolkit, and what their calls took.
 *
 * <p>Source for the correction of latencies: G. Tene, HdrHistogram, {@code
 * copyCorrectedForCoordinatedOmission}.
 */
package org.xmlbench.families.load.fork;
