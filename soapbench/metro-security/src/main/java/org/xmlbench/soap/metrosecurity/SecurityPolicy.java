package org.xmlbench.soap.metrosecurity;

import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.security.Party;

/**
 * What WSIT reads in a party's WSDL: how messages are secured (WS-SecurityPolicy 1.2), and in which
 * store the keys are, which is an assertion of its own and private.
 *
 * @param encoding signed, or signed and encrypted
 * @param party whose WSDL it is
 * @param keys of both parties
 */
record SecurityPolicy(Encoding encoding, Party party, MessageKeys keys) {
  private static final String BINDING =
      "<wsdl:binding name=\"SoapBenchBinding\" type=\"b:SoapBench\">";
  private static final String END = "</wsdl:definitions>";

  private static final String REFERENCE =
      "<wsp:PolicyReference xmlns:wsp=\"http://www.w3.org/ns/ws-policy\" URI=\"#secured\"/>";

  private static final String POLICY =
      """
      <wsp:Policy wsu:Id="secured" xmlns:wsp="http://www.w3.org/ns/ws-policy"
          xmlns:wsu="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd"
          xmlns:sp="http://docs.oasis-open.org/ws-sx/ws-securitypolicy/200702">
        <sp:AsymmetricBinding><wsp:Policy>
          <sp:InitiatorToken><wsp:Policy>%1$s</wsp:Policy></sp:InitiatorToken>
          <sp:RecipientToken><wsp:Policy>%2$s</wsp:Policy></sp:RecipientToken>
          <sp:AlgorithmSuite signatureAlgorithm="SHA256withRSA">
            <wsp:Policy><sp:Basic256Sha256/></wsp:Policy>
          </sp:AlgorithmSuite>
          <sp:Layout><wsp:Policy><sp:Lax/></wsp:Policy></sp:Layout>
          <sp:IncludeTimestamp/>
          <sp:OnlySignEntireHeadersAndBody/>
        </wsp:Policy></sp:AsymmetricBinding>
        <sp:Wss10><wsp:Policy><sp:MustSupportRefIssuerSerial/></wsp:Policy></sp:Wss10>
        <sp:SignedParts><sp:Body/></sp:SignedParts>
        %3$s
        %4$s
      </wsp:Policy>
      """;

  private static final String TOKEN =
      """
      <sp:X509Token sp:IncludeToken="http://docs.oasis-open.org/ws-sx/ws-securitypolicy/200702/IncludeToken/%s">
        <wsp:Policy><sp:WssX509V3Token10/></wsp:Policy>
      </sp:X509Token>
      """;

  private static final String STORES =
      """
      <k:KeyStore xmlns:k="http://schemas.sun.com/2006/03/wss/%1$s" xmlns:p="http://java.sun.com/xml/ns/wsit/policy"
          p:visibility="private" location="%2$s" type="%3$s" storepass="%4$s" alias="%5$s"/>
      <k:TrustStore xmlns:k="http://schemas.sun.com/2006/03/wss/%1$s" xmlns:p="http://java.sun.com/xml/ns/wsit/policy"
          p:visibility="private" location="%2$s" type="%3$s" storepass="%4$s" peeralias="%6$s"/>
      """;

  /** The document/literal WSDL with the policy in it. */
  String into(String wsdl) {
    if (!wsdl.contains(BINDING) || !wsdl.contains(END)) {
      throw new IllegalStateException("the WSDL has no " + BINDING);
    }
    return wsdl.replace(BINDING, BINDING + REFERENCE).replace(END, policy() + END);
  }

  private String policy() {
    return POLICY.formatted(
        TOKEN.formatted("AlwaysToRecipient"),
        TOKEN.formatted("AlwaysToInitiator"),
        encoding == Encoding.SIGNED_ENCRYPTED
            ? "<sp:EncryptedParts><sp:Body/></sp:EncryptedParts>"
            : "",
        STORES.formatted(
            party.alias(),
            escaped(keys.store(party).toString()),
            MessageKeys.TYPE,
            MessageKeys.PASSWORD,
            party.alias(),
            party.other().alias()));
  }

  /** A temporary folder may have any name. */
  private static String escaped(String path) {
    return path.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
