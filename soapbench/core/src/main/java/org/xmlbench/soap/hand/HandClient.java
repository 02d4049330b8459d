package org.xmlbench.soap.hand;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.util.Optional;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient;

/** An envelope API over the platform's HTTP connections, as its user would write it by hand. */
public final class HandClient implements StackClient {
  private static final int OK = 200;

  private final Binding binding;
  private final URI endpoint;
  private final boolean keepAlive;

  /**
   * A client.
   *
   * @param keepAlive whether its connection is kept for the next call
   */
  public HandClient(Binding binding, URI endpoint, boolean keepAlive) {
    this.binding = binding;
    this.endpoint = endpoint;
    this.keepAlive = keepAlive;
  }

  @Override
  public Call prepare(SoapOperation operation, Optional<Payload> data) throws Exception {
    Binding.RequestWriter writer = binding.request(operation, data);
    Binding.ReplyReader reader = binding.reply(operation);
    return new Call() {
      @Override
      public Object invoke() throws Exception {
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        writer.write(request);
        HttpURLConnection connection = post(request);
        try (InputStream in = connection.getInputStream()) {
          Object bound = reader.read(new Unclosed(in));
          // What is left unread would keep the connection from its next use, or reset it.
          in.transferTo(OutputStream.nullOutputStream());
          return bound;
        }
      }

      @Override
      public Reply read(Object bound) throws Exception {
        return reader.reply(bound);
      }
    };
  }

  private HttpURLConnection post(ByteArrayOutputStream request) throws IOException {
    HttpURLConnection connection = (HttpURLConnection) endpoint.toURL().openConnection();
    connection.setRequestMethod("POST");
    connection.setDoOutput(true);
    // Not in its streaming mode: there the platform waits a millisecond before each use of a kept
    // connection, to see whether it was closed.
    connection.setRequestProperty("Content-Type", "text/xml; charset=utf-8");
    connection.setRequestProperty("SOAPAction", "\"\"");
    if (!keepAlive) {
      connection.setRequestProperty("Connection", "close");
    }
    try (OutputStream out = connection.getOutputStream()) {
      request.writeTo(out);
    }
    if (connection.getResponseCode() != OK) {
      throw new IOException("the server answers with status " + connection.getResponseCode());
    }
    return connection;
  }

  /** Some parsers close what they have read to its end. */
  private static final class Unclosed extends FilterInputStream {
    Unclosed(InputStream in) {
      super(in);
    }

    @Override
    public void close() {
      // The client does, when it has drained it.
    }
  }

  @Override
  public void close() {}

  @Override
  public Class<?> implementation() {
    return binding.implementation();
  }
}
