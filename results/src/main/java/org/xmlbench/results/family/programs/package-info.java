/** What a run of IO-Lite's programs says: ratios of ways, and what a copy costs. */
package org.xmlbench.results.family.programs;
