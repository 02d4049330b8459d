/** The published experiments about PIXIMAL. */
package org.xmlbench.families.piximal.runs;
