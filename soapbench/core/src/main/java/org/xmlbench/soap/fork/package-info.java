/** The fork that measures one operation of one toolkit, and what it verifies. */
package org.xmlbench.soap.fork;
