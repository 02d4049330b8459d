package org.xmlbench.soap.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.wsdl.Binding;
import javax.wsdl.BindingOperation;
import javax.wsdl.Definition;
import javax.wsdl.Part;
import javax.wsdl.Port;
import javax.wsdl.extensions.ExtensibilityElement;
import javax.wsdl.extensions.soap.SOAPAddress;
import javax.wsdl.extensions.soap.SOAPBinding;
import javax.wsdl.extensions.soap.SOAPBody;
import javax.wsdl.xml.WSDLReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.soap.operation.SoapOperation;

/**
 * Both WSDLs as a library that toolkits use reads them: whole, and of the encoding that they say.
 */
class WsdlTest {
  private static Definition read(String wsdl) throws Exception {
    URL url = WsdlTest.class.getResource("/org/xmlbench/soap/" + wsdl);
    WSDLReader reader = new com.ibm.wsdl.factory.WSDLFactoryImpl().newWSDLReader();
    reader.setFeature("javax.wsdl.verbose", false);
    return reader.readWSDL(url.toString());
  }

  private static Port port(Definition definition) {
    return (Port)
        ((javax.wsdl.Service) definition.getServices().values().iterator().next())
            .getPorts()
            .values()
            .iterator()
            .next();
  }

  private static <E> E extension(List<?> elements, Class<E> type) {
    return type.cast(elements.stream().filter(type::isInstance).findFirst().orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "soapbench-literal.wsdl, document, literal",
    "soapbench-encoded.wsdl, rpc, encoded",
  })
  void hasEveryOperationInItsEncoding(String wsdl, String style, String use) throws Exception {
    Binding binding = port(read(wsdl)).getBinding();
    assertThat(binding.isUndefined()).isFalse();
    assertThat(extension(binding.getExtensibilityElements(), SOAPBinding.class).getStyle())
        .isEqualTo(style);
    List<?> operations = binding.getBindingOperations();
    assertThat(operations)
        .extracting(operation -> ((BindingOperation) operation).getName())
        .containsExactlyInAnyOrderElementsOf(
            SoapOperation.known().stream().map(SoapOperation::name).toList());
    for (Object each : operations) {
      BindingOperation operation = (BindingOperation) each;
      for (List<?> side :
          List.of(
              operation.getBindingInput().getExtensibilityElements(),
              operation.getBindingOutput().getExtensibilityElements())) {
        assertThat(extension(side, SOAPBody.class).getUse()).isEqualTo(use);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"soapbench-literal.wsdl", "soapbench-encoded.wsdl"})
  void everyMessageIsDefinedAndNoPartDangles(String wsdl) throws Exception {
    Definition definition = read(wsdl);
    for (Object each : port(definition).getBinding().getPortType().getOperations()) {
      javax.wsdl.Operation operation = (javax.wsdl.Operation) each;
      for (javax.wsdl.Message message :
          List.of(operation.getInput().getMessage(), operation.getOutput().getMessage())) {
        assertThat(message.isUndefined()).as(operation.getName()).isFalse();
        for (Object part : message.getParts().values()) {
          boolean literal = wsdl.contains("literal");
          assertThat(literal ? ((Part) part).getElementName() : ((Part) part).getTypeName())
              .as(operation.getName())
              .isNotNull();
        }
      }
    }
    List<?> address = port(definition).getExtensibilityElements();
    assertThat(extension(address, SOAPAddress.class).getLocationURI())
        .startsWith("http://127.0.0.1");
    assertThat(address).allMatch(ExtensibilityElement.class::isInstance);
  }

  @ParameterizedTest
  @ValueSource(strings = "http://127.0.0.1:8080/here")
  void theLiteralOneCanBeSomewhereElse(String address) throws Exception {
    Path folder = Wsdl.literalAt(address);
    try {
      assertThat(Files.readString(folder.resolve(Wsdl.LITERAL))).contains('"' + address + '"');
    } finally {
      Wsdl.delete(folder);
    }
    assertThat(folder).doesNotExist();
  }
}
