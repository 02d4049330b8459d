/** libxml2, the C library of GNOME, through its shared library. */
package org.xmlbench.drivers.libxml2;
