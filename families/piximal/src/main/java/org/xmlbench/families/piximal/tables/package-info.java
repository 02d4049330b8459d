/** Results of the published experiments about PIXIMAL. */
package org.xmlbench.families.piximal.tables;
