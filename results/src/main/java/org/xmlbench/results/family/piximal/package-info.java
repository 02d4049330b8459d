/** Results of the published experiments about PIXIMAL. */
package org.xmlbench.results.family.piximal;
