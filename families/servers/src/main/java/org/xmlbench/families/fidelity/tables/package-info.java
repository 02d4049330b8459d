/** Results of what toolkits do to values. */
package org.xmlbench.families.fidelity.tables;
