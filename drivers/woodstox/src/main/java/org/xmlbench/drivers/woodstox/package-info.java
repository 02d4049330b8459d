/** Woodstox. */
package org.xmlbench.drivers.woodstox;
