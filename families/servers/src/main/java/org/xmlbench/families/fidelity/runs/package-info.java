/** What toolkits do to values. */
package org.xmlbench.families.fidelity.runs;
