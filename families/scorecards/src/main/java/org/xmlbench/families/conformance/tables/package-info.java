/** Results of what drivers make of a conformance suite. */
package org.xmlbench.families.conformance.tables;
