package org.xmlbench.core.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.CanonicalStream;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventObserver;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.input.FileInput;
import org.xmlbench.core.measure.ForkFacts;

/**
 * Parses one file after the other with one parser, as a program does that keeps its parser. After
 * an error that no parser should throw, the next file gets a new one.
 */
public final class FileCheck {
  /** What a canonical stream may be long whatever the document, and for each byte of it. */
  private static final long MOST_MIB = 64;

  private static final long MOST_GROWTH = 1000;
  private static final int MIB = 1 << 20;

  private final Supplier<Parser> newParser;
  private final EventSink sink = new EventSink();
  private Parser parser;
  private boolean broken;

  /** With parsers of that kind. */
  public FileCheck(Supplier<Parser> newParser) {
    this.newParser = newParser;
  }

  /** The digest and tally of {@code file}, or why there are none. */
  public DriverDelivery digest(Path file) {
    EventDigest digest = new EventDigest(most(file));
    DriverDelivery delivery =
        deliver(
            file,
            digest.observer(),
            () -> new DriverDelivery.Delivered(digest.finish(), sink.totals()));
    if (!digest.isOverlong()) {
      return delivery;
    }
    parser = null;
    return new DriverDelivery.Failed(
        "size limit: more events than %d MiB, stopped".formatted(most(file) / MIB));
  }

  private static long most(Path file) {
    return MOST_MIB * MIB + MOST_GROWTH * file.toFile().length();
  }

  /**
   * Writes the canonical stream of {@code file}, as far as it was delivered, and says how it ended,
   * without a digest.
   */
  DriverDelivery events(Path file, CanonicalStream.Output output) {
    CanonicalStream stream = new CanonicalStream(output);
    DriverDelivery delivery =
        deliver(
            file,
            stream,
            () -> {
              stream.finish();
              return new DriverDelivery.Delivered("", sink.totals());
            });
    if (delivery instanceof DriverDelivery.Rejected
        || delivery instanceof DriverDelivery.Unsupported) {
      finishHalf(stream);
    }
    return delivery;
  }

  private static void finishHalf(CanonicalStream stream) {
    try {
      stream.finish();
    } catch (IllegalStateException e) {
      // Elements are still open where a parse ended early; what was buffered is written.
    }
  }

  /** Whether this JVM is no longer to be trusted: it ran out of memory, or worse. */
  public boolean isBroken() {
    return broken;
  }

  private DriverDelivery deliver(Path file, EventObserver observer, Supplier<DriverDelivery> end) {
    sink.reset();
    sink.observe(observer);
    try (InputStream in = new FileInput(file).open()) {
      if (parser == null) {
        parser = newParser.get();
      }
      parser.parse(in, sink);
      return end.get();
    } catch (NotWellFormedException e) {
      return new DriverDelivery.Rejected(
          e.line(), e.column(), BareMessage.of(e.getMessage(), e.line(), e.column()));
    } catch (UnsupportedDocumentException e) {
      return new DriverDelivery.Unsupported(e.getMessage());
    } catch (IOException e) {
      return new DriverDelivery.Failed("cannot be read: " + describe(e));
    } catch (OutputClosedException e) {
      throw e;
    } catch (Throwable e) {
      parser = null;
      broken = e instanceof VirtualMachineError && !(e instanceof StackOverflowError);
      return new DriverDelivery.Failed(describe(e));
    } finally {
      sink.observe(null);
    }
  }

  private static String describe(Throwable e) {
    return e instanceof OutOfMemoryError
        ? "heap: the driver ran out of memory (%d MiB)"
            .formatted(Runtime.getRuntime().maxMemory() / MIB)
        : ForkFacts.failure(e);
  }
}
