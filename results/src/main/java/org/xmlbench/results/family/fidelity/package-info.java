/** Results of what toolkits do to values. */
package org.xmlbench.results.family.fidelity;
