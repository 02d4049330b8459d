/**
 * The decision rule of the gate: from the block differences of two arms to a verdict for a build.
 * Statistics only; measuring and printing are elsewhere.
 */
package org.xmlbench.results.gate;
