package org.xmlbench.soap.jaxws;

import jakarta.jws.WebParam;
import jakarta.jws.WebResult;
import jakarta.jws.WebService;
import org.xmlbench.soap.jaxb.ArrayOfDouble;
import org.xmlbench.soap.jaxb.ArrayOfInt;
import org.xmlbench.soap.jaxb.ArrayOfMeshInterfaceObject;
import org.xmlbench.soap.jaxb.ArrayOfSimpleEvent;
import org.xmlbench.soap.jaxb.ArrayOfString;
import org.xmlbench.soap.jaxb.trace.JaxbDoubleTrace;
import org.xmlbench.soap.jaxb.trace.JaxbIntTrace;
import org.xmlbench.soap.jaxb.trace.JaxbNotification;
import org.xmlbench.soap.message.Soap;

/**
 * The operations as JAX-WS sees them: the interface that wsimport makes of the document/literal
 * WSDL, by hand. Every method is an operation, and parts are in no namespace: the defaults.
 */
@WebService(name = "SoapBench", targetNamespace = Soap.LITERAL_NAMESPACE)
public interface SoapBench {
  /** Takes and gives nothing. */
  void echoVoid();

  /** Gives back what it takes. */
  @WebResult(name = "output")
  byte[] echoBase64(@WebParam(name = "input") byte[] input);

  /** Gives back what it takes. */
  @WebResult(name = "output")
  ArrayOfInt echoInts(@WebParam(name = "input") ArrayOfInt input);

  /** Gives back what it takes. */
  @WebResult(name = "output")
  ArrayOfDouble echoDoubles(@WebParam(name = "input") ArrayOfDouble input);

  /** Gives back what it takes. */
  @WebResult(name = "output")
  ArrayOfString echoStrings(@WebParam(name = "input") ArrayOfString input);

  /** Gives back what it takes. */
  @WebResult(name = "output")
  ArrayOfMeshInterfaceObject echoMeshInterfaceObjects(
      @WebParam(name = "input") ArrayOfMeshInterfaceObject input);

  /** Gives back what it takes. */
  @WebResult(name = "output")
  ArrayOfSimpleEvent echoSimpleEvents(@WebParam(name = "input") ArrayOfSimpleEvent input);

  /** Gives the number of elements that it takes. */
  @WebResult(name = "size")
  int receiveBase64(@WebParam(name = "input") byte[] input);

  /** Gives the number of elements that it takes. */
  @WebResult(name = "size")
  int receiveInts(@WebParam(name = "input") ArrayOfInt input);

  /** Gives the number of elements that it takes. */
  @WebResult(name = "size")
  int receiveDoubles(@WebParam(name = "input") ArrayOfDouble input);

  /** Gives the number of elements that it takes. */
  @WebResult(name = "size")
  int receiveStrings(@WebParam(name = "input") ArrayOfString input);

  /** Gives the number of elements that it takes. */
  @WebResult(name = "size")
  int receiveMeshInterfaceObjects(@WebParam(name = "input") ArrayOfMeshInterfaceObject input);

  /** Gives the number of elements that it takes. */
  @WebResult(name = "size")
  int receiveSimpleEvents(@WebParam(name = "input") ArrayOfSimpleEvent input);

  /** Gives that many elements. */
  @WebResult(name = "output")
  byte[] sendBase64(@WebParam(name = "size") int size);

  /** Gives that many elements. */
  @WebResult(name = "output")
  ArrayOfInt sendInts(@WebParam(name = "size") int size);

  /** Gives that many elements. */
  @WebResult(name = "output")
  ArrayOfDouble sendDoubles(@WebParam(name = "size") int size);

  /** Gives that many elements. */
  @WebResult(name = "output")
  ArrayOfString sendStrings(@WebParam(name = "size") int size);

  /** Gives that many elements. */
  @WebResult(name = "output")
  ArrayOfMeshInterfaceObject sendMeshInterfaceObjects(@WebParam(name = "size") int size);

  /** Gives that many elements. */
  @WebResult(name = "output")
  ArrayOfSimpleEvent sendSimpleEvents(@WebParam(name = "size") int size);

  /** Gives the number of values that it takes. */
  @WebResult(name = "size")
  int receiveE134Ints(@WebParam(name = "input") JaxbNotification input);

  /** Gives the number of values that it takes. */
  @WebResult(name = "size")
  int receiveE134Doubles(@WebParam(name = "input") JaxbNotification input);

  /** Gives the number of values that it takes. */
  @WebResult(name = "size")
  int receiveIntTrace(@WebParam(name = "input") JaxbIntTrace input);

  /** Gives the number of values that it takes. */
  @WebResult(name = "size")
  int receiveDoubleTrace(@WebParam(name = "input") JaxbDoubleTrace input);
}
