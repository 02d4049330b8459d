/** SEMATECH's measurements of trace reports from process to process. */
package org.xmlbench.families.sematech.runs;
