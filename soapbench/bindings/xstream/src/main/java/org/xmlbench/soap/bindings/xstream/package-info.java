/** XStream, by reflection, with its security framework closed but for our classes. */
package org.xmlbench.soap.bindings.xstream;
