package org.xmlbench.soap.springws;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.springframework.ws.transport.AbstractWebServiceConnection;
import org.springframework.ws.transport.TransportInputStream;
import org.springframework.ws.transport.TransportOutputStream;
import org.springframework.ws.transport.WebServiceConnection;
import org.springframework.ws.transport.WebServiceMessageSender;
import org.xmlbench.soap.toolkit.Wire;

/** What Spring sends through instead of HTTP. */
final class SpringCannedSender implements WebServiceMessageSender {
  private final Wire wire;
  private final Map<String, String> replyHead;

  SpringCannedSender(Wire wire, String replyType) {
    this.wire = wire;
    this.replyHead = Map.of("Content-Type", replyType);
  }

  @Override
  public WebServiceConnection createConnection(URI uri) {
    return new Connection(uri);
  }

  @Override
  public boolean supports(URI uri, UriSource source) {
    return true;
  }

  private final class Connection extends AbstractWebServiceConnection {
    private final URI uri;

    Connection(URI uri) {
      this.uri = uri;
    }

    @Override
    public URI getUri() {
      return uri;
    }

    @Override
    public boolean hasError() {
      return false;
    }

    @Override
    public String getErrorMessage() {
      return null;
    }

    @Override
    protected TransportOutputStream createTransportOutputStream() {
      return new TransportOutputStream() {
        @Override
        public void addHeader(String name, String value) {
          // The wire has no headers.
        }

        @Override
        protected OutputStream createOutputStream() {
          return wire.request();
        }
      };
    }

    @Override
    protected TransportInputStream createTransportInputStream() {
      return new Reply(wire.reply(), replyHead);
    }
  }

  private static final class Reply extends TransportInputStream {
    private final InputStream body;
    private final Map<String, String> head;

    Reply(InputStream body, Map<String, String> head) {
      this.body = body;
      this.head = head;
    }

    @Override
    protected InputStream createInputStream() {
      return body;
    }

    @Override
    public Iterator<String> getHeaderNames() {
      return head.keySet().iterator();
    }

    @Override
    public Iterator<String> getHeaders(String name) {
      return head.containsKey(name)
          ? List.of(head.get(name)).iterator()
          : Collections.emptyIterator();
    }
  }
}
