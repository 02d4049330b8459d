/**
 * SEMATECH's measurements: trace reports from one process to another, each stage timed by the
 * process that does it.
 */
package org.xmlbench.families.sematech.fork;
