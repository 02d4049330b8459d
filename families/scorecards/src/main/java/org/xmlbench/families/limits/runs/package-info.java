/** What parsers stop at. */
package org.xmlbench.families.limits.runs;
