/** Protocol Buffers over HTTP: a control that tells what leaving SOAP would buy. */
package org.xmlbench.soap.protobuf;
