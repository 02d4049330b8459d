package org.xmlbench.house.broken;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventSink;

/** A driver that breaks on every document but those that hold an element {@code fine}. */
public abstract sealed class BrokenDriver extends HonestDriver {
  private static final String SPARED = "<fine";

  private BrokenDriver(String id) {
    super(id, id, Set.of());
  }

  private BrokenDriver(String id, Capability lacks) {
    super(id, id, Set.of(lacks));
  }

  /** Breaks, or feeds {@code sink} with other content than the document's. */
  abstract void breakOn(byte[] document, EventSink sink) throws IOException;

  @Override
  public Parser newParser() {
    return new HonestParser() {
      @Override
      public void parse(InputStream in, EventSink sink) throws IOException {
        byte[] document = in.readAllBytes();
        if (new String(document, StandardCharsets.ISO_8859_1).contains(SPARED)) {
          super.parse(new ByteArrayInputStream(document), sink);
        } else {
          breakOn(document, sink);
        }
      }
    };
  }

  private static void deliverRoot(EventSink sink, String name) {
    sink.startElement("", name);
    sink.endElement();
  }

  /** Throws what no parser should. */
  public static final class Throws extends BrokenDriver {
    public Throws() {
      super("broken-throws");
    }

    @Override
    void breakOn(byte[] document, EventSink sink) {
      throw new ArrayIndexOutOfBoundsException("Index 8192 out of bounds for length 8192");
    }
  }

  /** Delivers an element that no document holds. */
  public static final class Wrong extends BrokenDriver {
    public Wrong() {
      super("broken-wrong");
    }

    @Override
    void breakOn(byte[] document, EventSink sink) {
      deliverRoot(sink, "wrong");
    }
  }

  /** Is as wrong, but declares that it cannot expand entities. */
  public static final class Declared extends BrokenDriver {
    public Declared() {
      super("broken-declared", Capability.INTERNAL_ENTITIES);
    }

    @Override
    void breakOn(byte[] document, EventSink sink) {
      deliverRoot(sink, "declared");
    }
  }

  /** Loses end tags. */
  public static final class Unbalanced extends BrokenDriver {
    public Unbalanced() {
      super("broken-unbalanced");
    }

    @Override
    void breakOn(byte[] document, EventSink sink) {
      sink.startElement("", "unbalanced");
    }
  }

  /** Never ends. */
  public static final class Hangs extends BrokenDriver {
    public Hangs() {
      super("broken-hangs");
    }

    @Override
    void breakOn(byte[] document, EventSink sink) {
      while (true) {
        try {
          new CountDownLatch(1).await();
        } catch (InterruptedException e) {
          continue;
        }
      }
    }
  }

  /** Ends its JVM, and pretends that all is well. */
  public static final class Exits extends BrokenDriver {
    public Exits() {
      super("broken-exits");
    }

    @Override
    void breakOn(byte[] document, EventSink sink) {
      System.exit(0);
    }
  }

  /** Kills its JVM, as a kernel that runs out of memory does. */
  public static final class Dies extends BrokenDriver {
    public Dies() {
      super("broken-dies");
    }

    @Override
    void breakOn(byte[] document, EventSink sink) throws IOException {
      String own = Long.toString(ProcessHandle.current().pid());
      new ProcessBuilder("kill", "-KILL", own).start();
      LockSupport.park();
    }
  }

  /** Runs out of memory. */
  public static final class Hoards extends BrokenDriver {
    public Hoards() {
      super("broken-hoards");
    }

    @Override
    void breakOn(byte[] document, EventSink sink) {
      long[][] hoard = new long[1 << 20][];
      for (int i = 0; i < hoard.length; i++) {
        hoard[i] = new long[Integer.MAX_VALUE - 8];
      }
      sink.startElement("", "hoard" + hoard.length);
    }
  }

  /** Recurses without end. */
  public static final class Recurses extends BrokenDriver {
    public Recurses() {
      super("broken-recurses");
    }

    @Override
    void breakOn(byte[] document, EventSink sink) throws IOException {
      sink.startElement("", "deeper");
      breakOn(document, sink);
      sink.endElement();
    }
  }

  /** Prints where the results go. */
  public static final class Chatters extends BrokenDriver {
    public Chatters() {
      super("broken-chatters");
    }

    @Override
    void breakOn(byte[] document, EventSink sink) {
      System.out.println("chatter");
      System.err.println("chatter");
      throw new IllegalStateException("chatter\nin two lines");
    }
  }
}
