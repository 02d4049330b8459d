package org.xmlbench.soap.cxfsecurity;

import java.util.HashMap;
import java.util.Map;
import javax.security.auth.callback.Callback;
import javax.security.auth.callback.CallbackHandler;
import org.apache.cxf.binding.soap.SoapMessage;
import org.apache.cxf.interceptor.Interceptor;
import org.apache.cxf.interceptor.InterceptorProvider;
import org.apache.cxf.ws.security.wss4j.DefaultCryptoCoverageChecker;
import org.apache.cxf.ws.security.wss4j.StaxCryptoCoverageChecker;
import org.apache.cxf.ws.security.wss4j.WSS4JInInterceptor;
import org.apache.cxf.ws.security.wss4j.WSS4JOutInterceptor;
import org.apache.cxf.ws.security.wss4j.WSS4JStaxInInterceptor;
import org.apache.cxf.ws.security.wss4j.WSS4JStaxOutInterceptor;
import org.apache.wss4j.common.ConfigurationConstants;
import org.apache.wss4j.common.ext.WSPasswordCallback;
import org.xmlbench.soap.jaxws.Wss4jStore;
import org.xmlbench.soap.jaxws.cxf.CxfProxy;
import org.xmlbench.soap.jaxws.cxf.CxfService;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.security.ContentCipher;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.security.Party;
import org.xmlbench.soap.security.Protection;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * How WSS4J secures what a party sends, and what it requires of what comes.
 *
 * @param processing as trees or as streams
 * @param encoding signed, or signed and encrypted
 * @param party whose messages they are
 * @param keys of both parties
 */
record Wss4j(Processing processing, Encoding encoding, Party party, MessageKeys keys) {
  private static final String STORE = "xmlbench.store";
  private static final String RECEIVER = "xmlbench.receiver";
  private static final String BODY = "{}{http://schemas.xmlsoap.org/soap/envelope/}Body";
  private static final String TIMESTAMP =
      "{}{http://docs.oasis-open.org/wss/2004/01/"
          + "oasis-200401-wss-wssecurity-utility-1.0.xsd}Timestamp";

  /** A proxy that secures what it sends, and requires the same of replies. */
  StackClient client(String address, boolean keepAlive) {
    CxfProxy proxy = new CxfProxy(address, new HashMap<>());
    into(proxy.client());
    proxy.keepConnections(keepAlive);
    return proxy;
  }

  /** Starts a service that takes secured requests alone. */
  ToolkitServer server(SoapService service, ServerPlace place) throws Exception {
    return CxfService.start(service, place, new HashMap<>(), this::into);
  }

  /** Puts both ways into an endpoint. */
  private void into(InterceptorProvider endpoint) {
    switch (processing) {
      case TREES -> {
        endpoint.getOutInterceptors().add(new WSS4JOutInterceptor(outgoing()));
        endpoint.getOutFaultInterceptors().add(new WSS4JOutInterceptor(outgoing()));
        endpoint.getInInterceptors().add(new WSS4JInInterceptor(incoming()));
        endpoint.getInFaultInterceptors().add(new WSS4JInInterceptor(incoming()));
      }
      case STREAMS -> {
        endpoint.getOutInterceptors().add(new WSS4JStaxOutInterceptor(outgoing()));
        endpoint.getOutFaultInterceptors().add(new WSS4JStaxOutInterceptor(outgoing()));
        endpoint.getInInterceptors().add(new WSS4JStaxInInterceptor(incoming()));
        endpoint.getInFaultInterceptors().add(new WSS4JStaxInInterceptor(incoming()));
      }
    }
    endpoint.getInInterceptors().add(coverage());
    endpoint.getInFaultInterceptors().add(coverage());
  }

  /** Without it a message that is signed somewhere would do. */
  private Interceptor<SoapMessage> coverage() {
    return switch (processing) {
      case TREES -> {
        DefaultCryptoCoverageChecker checker = new DefaultCryptoCoverageChecker();
        checker.setSignBody(true);
        checker.setSignTimestamp(true);
        checker.setEncryptBody(encrypts());
        yield checker;
      }
      case STREAMS -> {
        StaxCryptoCoverageChecker checker = new StaxCryptoCoverageChecker();
        checker.setSignBody(true);
        checker.setSignTimestamp(true);
        checker.setEncryptBody(encrypts());
        yield checker;
      }
    };
  }

  private boolean encrypts() {
    return encoding == Encoding.SIGNED_ENCRYPTED;
  }

  private Map<String, Object> common() {
    Map<String, Object> properties = new HashMap<>();
    properties.put(
        ConfigurationConstants.ACTION, "Timestamp Signature" + (encrypts() ? " Encryption" : ""));
    properties.put(STORE, Wss4jStore.of(keys, party, party));
    properties.put(ConfigurationConstants.SIG_PROP_REF_ID, STORE);
    properties.put(ConfigurationConstants.PW_CALLBACK_REF, (CallbackHandler) Wss4j::password);
    return properties;
  }

  private Map<String, Object> outgoing() {
    Map<String, Object> properties = common();
    properties.put(ConfigurationConstants.USER, party.alias());
    properties.put(ConfigurationConstants.SIG_KEY_ID, "DirectReference");
    properties.put(ConfigurationConstants.SIG_ALGO, Protection.SIGNATURE);
    properties.put(ConfigurationConstants.SIG_DIGEST_ALGO, Protection.DIGEST);
    properties.put(ConfigurationConstants.SIG_C14N_ALGO, Protection.CANONICAL);
    properties.put(ConfigurationConstants.SIGNATURE_PARTS, BODY + ";" + TIMESTAMP);
    if (encrypts()) {
      properties.put(ConfigurationConstants.ENCRYPTION_USER, party.other().alias());
      // CXF's streaming code encrypts for the alias of the store, whatever else is named.
      properties.put(RECEIVER, Wss4jStore.of(keys, party, party.other()));
      properties.put(ConfigurationConstants.ENC_PROP_REF_ID, RECEIVER);
      properties.put(ConfigurationConstants.ENC_KEY_ID, "IssuerSerial");
      properties.put(ConfigurationConstants.ENC_SYM_ALGO, ContentCipher.AES256_GCM.algorithm());
      properties.put(ConfigurationConstants.ENC_KEY_TRANSPORT, Protection.KEY_TRANSPORT);
      properties.put(
          ConfigurationConstants.ENCRYPTION_PARTS, BODY.replace("{}{http", "{Content}{http"));
    }
    return properties;
  }

  private Map<String, Object> incoming() {
    Map<String, Object> properties = common();
    if (encrypts()) {
      properties.put(ConfigurationConstants.DEC_PROP_REF_ID, STORE);
    }
    return properties;
  }

  private static void password(Callback... asked) {
    for (Callback callback : asked) {
      if (callback instanceof WSPasswordCallback password) {
        password.setPassword(MessageKeys.PASSWORD);
      }
    }
  }
}
