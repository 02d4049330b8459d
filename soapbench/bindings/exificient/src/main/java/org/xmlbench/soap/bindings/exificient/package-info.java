/** EXI by EXIficient, by hand for StAX: a binary form, without a schema and with one. */
package org.xmlbench.soap.bindings.exificient;
