/** Results of SEMATECH's measurements. */
package org.xmlbench.results.family.sematech;
