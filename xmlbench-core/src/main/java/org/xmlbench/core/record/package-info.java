/** The record of one fork: the vocabulary that the measurement and the results share. */
package org.xmlbench.core.record;
