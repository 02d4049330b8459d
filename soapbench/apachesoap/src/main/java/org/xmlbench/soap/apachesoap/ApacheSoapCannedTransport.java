package org.xmlbench.soap.apachesoap;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Hashtable;
import javax.mail.MessagingException;
import org.apache.soap.Constants;
import org.apache.soap.Envelope;
import org.apache.soap.SOAPException;
import org.apache.soap.encoding.SOAPMappingRegistry;
import org.apache.soap.rpc.SOAPContext;
import org.apache.soap.transport.SOAPTransport;
import org.xmlbench.soap.toolkit.Wire;

/** What Apache SOAP sends through instead of HTTP; as there, an envelope is a string first. */
@SuppressWarnings("rawtypes") // It is older than generics.
final class ApacheSoapCannedTransport implements SOAPTransport {
  private final Wire wire;
  private String reply;

  ApacheSoapCannedTransport(Wire wire) {
    this.wire = wire;
  }

  @Override
  public void send(
      URL address,
      String action,
      Hashtable headers,
      Envelope envelope,
      SOAPMappingRegistry registry,
      SOAPContext context)
      throws SOAPException {
    StringWriter payload = new StringWriter();
    try (OutputStream out = wire.request()) {
      envelope.marshall(payload, registry, context);
      out.write(payload.toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new SOAPException(Constants.FAULT_CODE_CLIENT, e.getMessage(), e);
    }
  }

  @Override
  public BufferedReader receive() {
    return new BufferedReader(new StringReader(reply));
  }

  @Override
  public Hashtable getHeaders() {
    return new Hashtable();
  }

  /** It is asked before the reply is read, and holds it as a part of a MIME message. */
  @Override
  public SOAPContext getResponseSOAPContext() {
    SOAPContext context = new SOAPContext();
    try (InputStream in = wire.reply()) {
      reply = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      context.setRootPart(reply, "text/xml");
    } catch (IOException | MessagingException e) {
      throw new IllegalStateException(e);
    }
    return context;
  }
}
