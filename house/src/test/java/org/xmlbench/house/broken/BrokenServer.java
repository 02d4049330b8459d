package org.xmlbench.house.broken;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Toolkits whose servers are wrong, each in one way. */
public final class BrokenServer {
  private static final int LATER = 10;

  /** So many calls has also the fork of a busy host, whose iterations hold one call each. */
  private static final int FEWEST = 6;

  private static final long WORK_NANOS = 2_000_000;

  private BrokenServer() {}

  /** Ends in the middle of the run. */
  public static final class Dies extends HonestServer {
    private final AtomicInteger calls = new AtomicInteger();

    public Dies() {
      super("server-dies");
    }

    @Override
    void answer(SoapService service, InputStream in, OutputStream out) throws Exception {
      if (calls.incrementAndGet() > FEWEST) {
        Runtime.getRuntime().halt(7);
      }
      super.answer(service, in, out);
    }
  }

  /** Never starts. */
  public static final class Refuses extends HonestServer {
    public Refuses() {
      super("server-refuses");
    }

    @Override
    public ToolkitServer serve(SoapService service, ServerPlace place) {
      throw new IllegalStateException("the server is on holiday");
    }
  }

  /** Answers with one wrong element. */
  public static final class SaysWrong extends HonestServer {
    public SaysWrong() {
      super("server-says-wrong");
    }

    @Override
    void answer(SoapService service, InputStream in, OutputStream out) throws Exception {
      ByteArrayOutputStream right = new ByteArrayOutputStream();
      super.answer(service, in, right);
      out.write(
          right
              .toString(StandardCharsets.UTF_8)
              .replace(">3.0<", ">4.0<")
              .getBytes(StandardCharsets.UTF_8));
    }
  }

  /** The honest server on another host. */
  public static final class Elsewhere extends HonestServer {
    public Elsewhere() {
      super("honest-server@elsewhere");
    }
  }

  /** Reads another report than the one that was sent, without reporting an error. */
  public static final class Misunderstands extends HonestServer {
    public Misunderstands() {
      super("server-misunderstands");
    }

    @Override
    Payload understood(Payload data) {
      return DataRule.PUBLISHED.elements(data.shape(), 1, data.length());
    }
  }

  /** Reads every file that a message names, and returns its content. */
  public static final class Believes extends HonestServer {
    public Believes() {
      super("server-believes");
    }

    @Override
    XMLInputFactory requests() {
      XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
      factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "all");
      return factory;
    }
  }

  /** Leaves it to the platform what its parser opens. */
  public static final class Trusts extends HonestServer {
    public Trusts() {
      super("server-trusts");
    }

    @Override
    XMLInputFactory requests() {
      return XMLInputFactory.newDefaultFactory();
    }
  }

  /** Ends when a message is not well-formed. */
  public static final class Crashes extends HonestServer {
    public Crashes() {
      super("server-crashes");
    }

    @Override
    void answer(SoapService service, InputStream in, OutputStream out) throws Exception {
      try {
        super.answer(service, in, out);
      } catch (XMLStreamException e) {
        Runtime.getRuntime().halt(9);
      }
    }
  }

  /** Keeps a thread for each message that is not well-formed. */
  public static class Hoards extends HonestServer {
    private final AtomicInteger left;

    public Hoards() {
      this("server-hoards", Integer.MAX_VALUE);
    }

    private Hoards(String id, int most) {
      super(id);
      left = new AtomicInteger(most);
    }

    @Override
    void answer(SoapService service, InputStream in, OutputStream out) throws Exception {
      try {
        super.answer(service, in, out);
      } catch (XMLStreamException e) {
        if (left.getAndDecrement() > 0) {
          Thread.ofPlatform().daemon().start(LockSupport::park);
        }
        throw e;
      }
    }
  }

  /** Has a pool that the first such messages make grow, and no more than so far. */
  public static final class Pools extends Hoards {
    private static final int MOST = 12;

    public Pools() {
      super("server-pools", MOST);
    }
  }

  /** Answers with a wrong element while it answers another request too. */
  public static final class MixesUp extends HonestServer {
    private final AtomicInteger inWork = new AtomicInteger();

    public MixesUp() {
      super("server-mixes-up");
    }

    @Override
    void answer(SoapService service, InputStream in, OutputStream out) throws Exception {
      ByteArrayOutputStream right = new ByteArrayOutputStream();
      try {
        boolean alone = inWork.incrementAndGet() == 1;
        super.answer(service, in, right);
        LockSupport.parkNanos(WORK_NANOS);
        String reply = right.toString(StandardCharsets.UTF_8);
        out.write(
            (alone ? reply : reply.replace(">3.0<", ">4.0<")).getBytes(StandardCharsets.UTF_8));
      } finally {
        inWork.decrementAndGet();
      }
    }
  }

  /** Has a client that fails where a token is asked for, and says where it has called. */
  public static final class TellsItsAddress extends HonestServer {
    public TellsItsAddress() {
      super("server-tells-address");
    }

    @Override
    public StackClient http(URI endpoint, boolean keepAlive) {
      if (endpoint.getPath().equals("/soapbench")) {
        return super.http(endpoint, keepAlive);
      }
      System.err.println("calling " + endpoint);
      throw new IllegalStateException("no server answers at " + endpoint);
    }
  }
}
