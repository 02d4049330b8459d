/** SEMI E134's trace report, by which NIST and SEMATECH measured XML marshalling. */
package org.xmlbench.soap.trace;
