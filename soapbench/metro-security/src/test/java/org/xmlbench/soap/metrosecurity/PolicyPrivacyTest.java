package org.xmlbench.soap.metrosecurity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.toolkit.ToolkitServer;

class PolicyPrivacyTest {
  @Test
  void theServedWsdlHasThePolicyAndNotWhereTheKeysAre() throws Exception {
    try (ToolkitServer server =
            new MetroSecurity.Signing().serve(new SoapService(DataRule.PUBLISHED), 0);
        InputStream in = URI.create(server.endpoint() + "?wsdl").toURL().openStream()) {
      String wsdl = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(wsdl)
          .contains("AsymmetricBinding", "SHA256withRSA", server.endpoint().toString())
          .doesNotContain("KeyStore", "TrustStore", MessageKeys.PASSWORD);
    }
  }
}
