/** SEMATECH's measurements of trace reports from process to process. */
package org.xmlbench.suite.family.sematech;
