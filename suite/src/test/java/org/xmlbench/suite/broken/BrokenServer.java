package org.xmlbench.suite.broken;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Toolkits whose servers are wrong, each in one way. */
public final class BrokenServer {
  private static final int LATER = 50;

  private BrokenServer() {}

  /** Ends in the middle of the run. */
  public static final class Dies extends HonestServer {
    private final AtomicInteger calls = new AtomicInteger();

    /** The toolkit {@code server-dies}. */
    public Dies() {
      super("server-dies");
    }

    @Override
    void answer(SoapService service, InputStream in, OutputStream out) throws Exception {
      if (calls.incrementAndGet() > LATER) {
        Runtime.getRuntime().halt(7);
      }
      super.answer(service, in, out);
    }
  }

  /** Never starts. */
  public static final class Refuses extends HonestServer {
    /** The toolkit {@code server-refuses}. */
    public Refuses() {
      super("server-refuses");
    }

    @Override
    public ToolkitServer serve(SoapService service, int port) {
      throw new IllegalStateException("the server is on holiday");
    }
  }

  /** Answers with one wrong element. */
  public static final class SaysWrong extends HonestServer {
    /** The toolkit {@code server-says-wrong}. */
    public SaysWrong() {
      super("server-says-wrong");
    }

    @Override
    void answer(SoapService service, InputStream in, OutputStream out) throws Exception {
      java.io.ByteArrayOutputStream right = new java.io.ByteArrayOutputStream();
      super.answer(service, in, right);
      out.write(
          right
              .toString(StandardCharsets.UTF_8)
              .replace(">3.0<", ">4.0<")
              .getBytes(StandardCharsets.UTF_8));
    }
  }
}
