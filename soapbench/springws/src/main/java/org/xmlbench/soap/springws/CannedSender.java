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

/** What Spring sends through in place of HTTP. */
final class CannedSender implements WebServiceMessageSender {
  private final Wire wire;

  CannedSender(Wire wire) {
    this.wire = wire;
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
      return new Reply(wire.reply());
    }
  }

  /** A reply of content type text/xml. */
  private static final class Reply extends TransportInputStream {
    private static final Map<String, String> HEADERS =
        Map.of("Content-Type", "text/xml; charset=utf-8");

    private final InputStream body;

    Reply(InputStream body) {
      this.body = body;
    }

    @Override
    protected InputStream createInputStream() {
      return body;
    }

    @Override
    public Iterator<String> getHeaderNames() {
      return HEADERS.keySet().iterator();
    }

    @Override
    public Iterator<String> getHeaders(String name) {
      return HEADERS.containsKey(name)
          ? List.of(HEADERS.get(name)).iterator()
          : Collections.emptyIterator();
    }
  }
}
