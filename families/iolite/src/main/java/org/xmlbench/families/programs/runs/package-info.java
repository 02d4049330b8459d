/** IO-Lite's programs: plans and what the programs read. */
package org.xmlbench.families.programs.runs;
