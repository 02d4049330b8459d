/** Results of IO-Lite's programs: ratios of transports, and the cost of a copy. */
package org.xmlbench.families.programs.tables;
