/** A made-up driver that stands where those of XMLBench do. */
package org.xmlbench.drivers.madeup;
