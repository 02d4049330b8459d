/** XPP3 (MXP1), a pull parser. */
package org.xmlbench.drivers.xpp3;
