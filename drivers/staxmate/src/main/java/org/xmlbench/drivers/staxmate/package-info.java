/** StaxMate, which builds a DOM tree from Woodstox's events. */
package org.xmlbench.drivers.staxmate;
