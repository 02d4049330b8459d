/** Jackson's XML module, on the Woodstox that it brings. */
package org.xmlbench.soap.bindings.jackson;
