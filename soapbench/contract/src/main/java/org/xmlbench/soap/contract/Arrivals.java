package org.xmlbench.soap.contract;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.operation.Reception;

/** What has reached the service. */
final class Arrivals implements Reception {
  private volatile List<Payload> data = new ArrayList<>();

  /** What reaches it from now on. */
  List<Payload> fresh() {
    data = Collections.synchronizedList(new ArrayList<>());
    return data;
  }

  @Override
  public Receiving receiving() {
    return Receiving.STREAMED;
  }

  @Override
  public Path folder() {
    throw new IllegalStateException("only a program leaves what it received");
  }

  @Override
  public InputStream body(InputStream body) {
    return body;
  }

  @Override
  public void bound() {
    // What reaches the service is enough.
  }

  @Override
  public void received(Payload received) {
    data.add(received);
  }
}
