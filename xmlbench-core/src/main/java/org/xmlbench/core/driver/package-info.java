/** The interface between the benchmark and a parser. */
package org.xmlbench.core.driver;
