/** Protocol Buffers over HTTP: a control that shows what leaving SOAP would gain. */
package org.xmlbench.soap.protobuf;
