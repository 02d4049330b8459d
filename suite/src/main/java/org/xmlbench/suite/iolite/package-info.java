/** Measures IO-Lite's programs: rounds of forks, one for each way, and the table of ratios. */
package org.xmlbench.suite.iolite;
