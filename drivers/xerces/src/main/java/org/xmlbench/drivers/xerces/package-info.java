/** Apache Xerces-J. */
package org.xmlbench.drivers.xerces;
