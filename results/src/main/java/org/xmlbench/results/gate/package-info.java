/**
 * The decision rule of the gate: from the block differences of two arms to a verdict for a build.
 * Statistics only; who measures and who prints is elsewhere.
 */
package org.xmlbench.results.gate;
