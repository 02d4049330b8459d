/** Expat, the C parser, through its shared library. */
package org.xmlbench.drivers.expat;
