package org.xmlbench.house.broken;

import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.RequestWitness;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.WitnessedToolkit;

/**
 * A toolkit that says that nothing but its own client can call its server. Its witness understands
 * requests of the {@code receive} operations.
 */
public class OwnProtocol extends HonestServer implements WitnessedToolkit {
  public OwnProtocol() {
    this("own-protocol");
  }

  private OwnProtocol(String id) {
    super(id);
  }

  @Override
  public ToolkitDescription describe() {
    ToolkitDescription usual = super.describe();
    return new ToolkitDescription(
            usual.id(),
            usual.library(),
            usual.seams(),
            ToolkitMessages.in(Encoding.PROTOBUF),
            usual.setup())
        .overOwnProtocol("a test's server", "a test's client", "a test's protocol");
  }

  @Override
  public RequestWitness witness() throws Exception {
    Listener listener = new Listener();
    return new Witness(listener, listener.serve(new SoapService(DataRule.PUBLISHED), 0));
  }

  private static final class Listener extends HonestServer {
    private volatile Payload last;

    @Override
    Payload understood(Payload data) {
      last = data;
      return data;
    }
  }

  private record Witness(Listener listener, ToolkitServer server) implements RequestWitness {
    private static final int BYTES = 77;

    @Override
    public URI endpoint() {
      return server.endpoint();
    }

    @Override
    public byte[] request() {
      return new byte[BYTES];
    }

    @Override
    public Asked asked() throws IOException {
      Payload data = listener.last;
      if (data == null) {
        throw new IOException("no request has come");
      }
      String operation = SoapOperation.of(SoapOperation.Direction.RECEIVE, data.shape()).name();
      return new Asked(operation, Optional.of(data), 0);
    }

    @Override
    public void close() {
      server.close();
    }
  }

  /** Sends as many elements as it is given, but other ones: its server's reply does not tell. */
  public static final class SaysOther extends OwnProtocol {
    public SaysOther() {
      super("own-says-other");
    }

    @Override
    public StackClient http(URI endpoint, boolean keepAlive) {
      StackClient honest = super.http(endpoint, keepAlive);
      return new StackClient() {
        @Override
        public Call prepare(SoapOperation operation, Optional<Payload> data) throws Exception {
          return honest.prepare(
              operation,
              data.map(all -> DataRule.PUBLISHED.elements(all.shape(), 1, all.length())));
        }

        @Override
        public Class<?> implementation() {
          return honest.implementation();
        }

        @Override
        public void close() {
          honest.close();
        }
      };
    }
  }
}
