/** JiBX, whose compiler weaves code into the bound classes. */
package org.xmlbench.soap.bindings.jibx;
