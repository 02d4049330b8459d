/** The driver of 2005 in its form, so that old tables can be continued. */
package org.xmlbench.soap.classic;
