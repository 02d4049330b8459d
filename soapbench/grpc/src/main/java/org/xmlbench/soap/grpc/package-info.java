/** gRPC by grpc-java with generated classes: a control that shows what leaving SOAP would gain. */
package org.xmlbench.soap.grpc;
