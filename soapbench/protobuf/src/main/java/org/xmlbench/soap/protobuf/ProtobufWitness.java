package org.xmlbench.soap.protobuf;

import java.io.IOException;
import java.net.URI;
import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.toolkit.RequestWitness;

/** Keeps a request as it came, and reads it without what client and server read by. */
record ProtobufWitness(RequestCatcher catcher) implements RequestWitness {
  private static final byte[] EMPTY = {};

  static ProtobufWitness start() throws IOException {
    return new ProtobufWitness(RequestCatcher.start(EMPTY, Encoding.PROTOBUF.mediaType()));
  }

  @Override
  public URI endpoint() {
    return catcher.endpoint();
  }

  @Override
  public byte[] request() {
    return catcher.request();
  }

  @Override
  public Asked asked() throws IOException {
    return WitnessedFields.asked(request());
  }

  @Override
  public void close() {
    catcher.close();
  }
}
