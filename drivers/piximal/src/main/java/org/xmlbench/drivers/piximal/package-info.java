/** PIXIMAL. */
package org.xmlbench.drivers.piximal;
