/** Which documents of a conformance suite each driver takes, rejects and delivers rightly. */
package org.xmlbench.families.conformance.runs;
