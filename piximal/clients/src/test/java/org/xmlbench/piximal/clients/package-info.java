/** Libraries that read XML by SAX or StAX, with PIXIMAL in place of another parser. */
package org.xmlbench.piximal.clients;
