/** The vocabulary of XMLBench and the measurement of one fork. */
package org.xmlbench.core;
