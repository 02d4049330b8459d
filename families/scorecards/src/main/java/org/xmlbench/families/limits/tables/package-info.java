/** Results of what parsers stop at. */
package org.xmlbench.families.limits.tables;
