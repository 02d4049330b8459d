/** Aalto. */
package org.xmlbench.drivers.aalto;
