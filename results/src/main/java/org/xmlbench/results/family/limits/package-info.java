/** Results of what parsers stop at. */
package org.xmlbench.results.family.limits;
