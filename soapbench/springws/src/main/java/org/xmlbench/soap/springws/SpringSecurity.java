package org.xmlbench.soap.springws;

import javax.security.auth.callback.Callback;
import javax.security.auth.callback.CallbackHandler;
import org.apache.wss4j.common.crypto.Crypto;
import org.apache.wss4j.common.crypto.CryptoFactory;
import org.apache.wss4j.common.ext.WSPasswordCallback;
import org.xmlbench.soap.jaxws.Wss4jStore;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.security.ContentCipher;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.security.Party;
import org.xmlbench.soap.security.Protection;

/** How Spring's interceptor secures what a party sends, and what it requires of what comes. */
final class SpringSecurity {
  private static final String BODY = "{" + Soap.ENVELOPE_NAMESPACE + "}Body";

  private SpringSecurity() {}

  /**
   * The interceptor of a party's messages.
   *
   * @param encoding signed, or signed and encrypted
   */
  static CoverageInterceptor interceptor(Encoding encoding, Party party) throws Exception {
    boolean encrypts = encoding == Encoding.SIGNED_ENCRYPTED;
    Crypto store = CryptoFactory.getInstance(Wss4jStore.of(MessageKeys.here(), party, party));
    String actions = "Timestamp Signature" + (encrypts ? " Encryption" : "");
    CoverageInterceptor interceptor = new CoverageInterceptor(encrypts);
    interceptor.setSecurementActions(actions);
    interceptor.setSecurementUsername(party.alias());
    interceptor.setSecurementPassword(MessageKeys.PASSWORD);
    interceptor.setSecurementSignatureCrypto(store);
    interceptor.setSecurementSignatureKeyIdentifier("DirectReference");
    interceptor.setSecurementSignatureAlgorithm(Protection.SIGNATURE);
    interceptor.setSecurementSignatureDigestAlgorithm(Protection.DIGEST);
    interceptor.setSecurementSignatureParts(
        "{}%s;{}{%s}Timestamp".formatted(BODY, CoverageInterceptor.UTILITY_NAMESPACE));
    // Else each reply repeats the request's signature, which no other toolkit's does.
    interceptor.setEnableSignatureConfirmation(false);
    interceptor.setValidationActions(actions);
    interceptor.setValidationSignatureCrypto(store);
    if (encrypts) {
      interceptor.setSecurementEncryptionCrypto(store);
      interceptor.setSecurementEncryptionUser(party.other().alias());
      interceptor.setSecurementEncryptionKeyIdentifier("IssuerSerial");
      interceptor.setSecurementEncryptionSymAlgorithm(ContentCipher.AES256_GCM.algorithm());
      interceptor.setSecurementEncryptionKeyTransportAlgorithm(Protection.KEY_TRANSPORT);
      interceptor.setSecurementEncryptionParts("{Content}" + BODY);
      interceptor.setValidationDecryptionCrypto(store);
      interceptor.setValidationCallbackHandler((CallbackHandler) SpringSecurity::password);
    }
    interceptor.afterPropertiesSet();
    return interceptor;
  }

  private static void password(Callback... asked) {
    for (Callback callback : asked) {
      if (callback instanceof WSPasswordCallback password) {
        password.setPassword(MessageKeys.PASSWORD);
      }
    }
  }
}
