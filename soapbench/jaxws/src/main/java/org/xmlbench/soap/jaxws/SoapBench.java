package org.xmlbench.soap.jaxws;

import jakarta.jws.WebMethod;
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
import org.xmlbench.soap.message.Soap;

/**
 * The operations as JAX-WS sees them: the interface that wsimport makes of the document/literal
 * WSDL, by hand.
 */
@WebService(name = "SoapBench", targetNamespace = Soap.LITERAL_NAMESPACE)
public interface SoapBench {
  /** Takes and gives nothing. */
  @WebMethod
  void echoVoid();

  /** Gives back what it takes. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  byte[] echoBase64(@WebParam(name = "input", targetNamespace = "") byte[] input);

  /** Gives back what it takes. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  ArrayOfInt echoInts(@WebParam(name = "input", targetNamespace = "") ArrayOfInt input);

  /** Gives back what it takes. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  ArrayOfDouble echoDoubles(@WebParam(name = "input", targetNamespace = "") ArrayOfDouble input);

  /** Gives back what it takes. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  ArrayOfString echoStrings(@WebParam(name = "input", targetNamespace = "") ArrayOfString input);

  /** Gives back what it takes. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  ArrayOfMeshInterfaceObject echoMeshInterfaceObjects(
      @WebParam(name = "input", targetNamespace = "") ArrayOfMeshInterfaceObject input);

  /** Gives back what it takes. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  ArrayOfSimpleEvent echoSimpleEvents(
      @WebParam(name = "input", targetNamespace = "") ArrayOfSimpleEvent input);

  /** Gives the number of elements that it takes. */
  @WebMethod
  @WebResult(name = "size", targetNamespace = "")
  int receiveBase64(@WebParam(name = "input", targetNamespace = "") byte[] input);

  /** Gives the number of elements that it takes. */
  @WebMethod
  @WebResult(name = "size", targetNamespace = "")
  int receiveInts(@WebParam(name = "input", targetNamespace = "") ArrayOfInt input);

  /** Gives the number of elements that it takes. */
  @WebMethod
  @WebResult(name = "size", targetNamespace = "")
  int receiveDoubles(@WebParam(name = "input", targetNamespace = "") ArrayOfDouble input);

  /** Gives the number of elements that it takes. */
  @WebMethod
  @WebResult(name = "size", targetNamespace = "")
  int receiveStrings(@WebParam(name = "input", targetNamespace = "") ArrayOfString input);

  /** Gives the number of elements that it takes. */
  @WebMethod
  @WebResult(name = "size", targetNamespace = "")
  int receiveMeshInterfaceObjects(
      @WebParam(name = "input", targetNamespace = "") ArrayOfMeshInterfaceObject input);

  /** Gives the number of elements that it takes. */
  @WebMethod
  @WebResult(name = "size", targetNamespace = "")
  int receiveSimpleEvents(@WebParam(name = "input", targetNamespace = "") ArrayOfSimpleEvent input);

  /** Gives that many elements. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  byte[] sendBase64(@WebParam(name = "size", targetNamespace = "") int size);

  /** Gives that many elements. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  ArrayOfInt sendInts(@WebParam(name = "size", targetNamespace = "") int size);

  /** Gives that many elements. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  ArrayOfDouble sendDoubles(@WebParam(name = "size", targetNamespace = "") int size);

  /** Gives that many elements. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  ArrayOfString sendStrings(@WebParam(name = "size", targetNamespace = "") int size);

  /** Gives that many elements. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  ArrayOfMeshInterfaceObject sendMeshInterfaceObjects(
      @WebParam(name = "size", targetNamespace = "") int size);

  /** Gives that many elements. */
  @WebMethod
  @WebResult(name = "output", targetNamespace = "")
  ArrayOfSimpleEvent sendSimpleEvents(@WebParam(name = "size", targetNamespace = "") int size);

  /** Gives the number of values that it takes. */
  @WebMethod
  @WebResult(name = "size", targetNamespace = "")
  int receiveIntTrace(@WebParam(name = "input", targetNamespace = "") JaxbIntTrace input);

  /** Gives the number of values that it takes. */
  @WebMethod
  @WebResult(name = "size", targetNamespace = "")
  int receiveDoubleTrace(@WebParam(name = "input", targetNamespace = "") JaxbDoubleTrace input);
}
