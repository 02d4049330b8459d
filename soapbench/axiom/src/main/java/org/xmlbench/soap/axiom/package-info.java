/** Apache Axiom, written by hand: pushed out of a data source and pulled in by StAX. */
package org.xmlbench.soap.axiom;
