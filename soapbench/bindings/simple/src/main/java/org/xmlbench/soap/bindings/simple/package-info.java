/** Simple XML in its hardened fork. */
package org.xmlbench.soap.bindings.simple;
