/** The fork in which one driver parses the documents of a conformance suite. */
package org.xmlbench.families.conformance.fork;
