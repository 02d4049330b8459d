/** Results of SEMATECH's measurements. */
package org.xmlbench.families.sematech.tables;
