package org.xmlbench.soap.metrosecurity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.security.Party;

class SecurityPolicyTest {
  private static final String WSDL =
      """
      <wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/">
      <wsdl:binding name="SoapBenchBinding" type="b:SoapBench"></wsdl:binding>
      </wsdl:definitions>\
      """;

  @Test
  void theStoresAreFoundInAFolderOfAnyName() throws Exception {
    MessageKeys keys = MessageKeys.at(Path.of("/tmp/a & <b> \"c\" 'd'"));

    String secured = new SecurityPolicy(Encoding.SIGNED, Party.SERVER, keys).into(WSDL);

    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    Document wsdl = factory.newDocumentBuilder().parse(new InputSource(new StringReader(secured)));
    for (String store : new String[] {"KeyStore", "TrustStore"}) {
      Element found = (Element) wsdl.getElementsByTagNameNS("*", store).item(0);
      assertThat(found.getAttribute("location")).isEqualTo(keys.store(Party.SERVER).toString());
    }
  }
}
