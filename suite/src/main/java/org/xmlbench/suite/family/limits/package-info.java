/** What parsers stop at. */
package org.xmlbench.suite.family.limits;
