/** The Piccolo inside Apache XMLBeans 2: the parser with its later mends. */
package org.xmlbench.drivers.xmlbeans;
