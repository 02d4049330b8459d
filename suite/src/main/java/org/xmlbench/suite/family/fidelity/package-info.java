/** What toolkits do to values. */
package org.xmlbench.suite.family.fidelity;
