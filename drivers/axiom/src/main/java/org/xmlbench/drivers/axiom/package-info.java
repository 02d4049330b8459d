/** Apache Axiom's tree, built from Woodstox's events. */
package org.xmlbench.drivers.axiom;
