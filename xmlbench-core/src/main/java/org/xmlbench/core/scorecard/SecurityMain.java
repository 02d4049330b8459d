package org.xmlbench.core.scorecard;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.record.SecurityMeasures;
import org.xmlbench.core.record.SecurityMeasures.Effect;

/**
 * The main class of a fork in which one library is given one hostile document. What comes of it is
 * the result, whatever it is; the parser's words are the record's reason.
 */
public final class SecurityMain {
  /** The argument for the driver's locator. */
  public static final String DRIVER = "driver";

  /** The argument for the {@link HostileDocument}. */
  public static final String DOCUMENT = "document";

  /** The argument for the {@link SetupName}. */
  public static final String SETUP = "setup";

  private static final Duration LIMIT = Duration.ofSeconds(20);

  /** More text than a document has characters is an expansion from here on. */
  private static final int EXPANSION = 10;

  /**
   * A hostile document that takes so many times as long as a harmless one slows its parser down,
   */
  private static final int SLOWED = 10;

  /** if it takes as long as this. */
  private static final Duration SLOW = Duration.ofSeconds(1);

  private final TimedFork fork;
  private final HostileDocument document;
  private final Supplier<Parser> parsers;

  private SecurityMain(TimedFork fork) {
    KeyValues arguments = fork.arguments();
    Driver driver = Drivers.locate(arguments.required(DRIVER));
    this.fork = fork;
    this.document = Labelled.of(arguments.required(DOCUMENT), HostileDocument.class);
    this.parsers = Labelled.of(arguments.required(SETUP), SetupName.class).of(driver).parsers();
  }

  /** Takes the driver, the document, the setup and a schedule. */
  public static void main(String[] args) throws IOException {
    TimedFork.runUnguarded(args, fork -> new SecurityMain(fork).run());
  }

  private void run() throws IOException, InterruptedException {
    long start = System.nanoTime();
    try (Bait bait = new Bait(Path.of(System.getProperty("java.io.tmpdir")))) {
      TextCapture capture = new TextCapture();
      byte[] bytes = document.bytes(bait);
      Attempt.End end = Attempt.parse(parsers, bytes, capture, LIMIT);
      fork.keep(SecurityMeasures.EFFECTS.of(effect(end, bytes, capture, bait).label()), 1);
      String words = words(end);
      if (!words.isEmpty()) {
        fork.note(words);
      }
    }
    fork.measured(1, System.nanoTime() - start);
  }

  private Effect effect(Attempt.End end, byte[] bytes, TextCapture capture, Bait bait)
      throws InterruptedException {
    if (capture.contains(bait.secret())) {
      return Effect.READ_FILE;
    }
    if (bait.visits() > 0) {
      return Effect.CONNECTED;
    }
    return switch (end) {
      case Attempt.End.Refused _ -> Effect.REFUSED;
      case Attempt.End.StackExhausted _ -> Effect.STACK_EXHAUSTED;
      case Attempt.End.HeapExhausted _ -> Effect.HEAP_EXHAUSTED;
      case Attempt.End.Endless _ -> Effect.ENDLESS;
      case Attempt.End.Broke _ -> Effect.BROKE;
      case Attempt.End.Delivered delivered -> delivered(delivered, bytes);
    };
  }

  private Effect delivered(Attempt.End.Delivered delivered, byte[] bytes)
      throws InterruptedException {
    return switch (document.kind()) {
      case READS -> Effect.IGNORED;
      case EXPANDS ->
          delivered.totals().tally().textUnits() > (long) EXPANSION * bytes.length
              ? Effect.EXPANDED
              : Effect.IGNORED;
      case BURDENS -> isSlowed(delivered.took()) ? Effect.SLOWED : Effect.ACCEPTED;
    };
  }

  private boolean isSlowed(Duration took) throws InterruptedException {
    byte[] harmless = document.harmless();
    return harmless != null
        && took.compareTo(SLOW) > 0
        && Attempt.parse(parsers, harmless, null, LIMIT) instanceof Attempt.End.Delivered usual
        && took.compareTo(usual.took().multipliedBy(SLOWED)) > 0;
  }

  private static String words(Attempt.End end) {
    return switch (end) {
      case Attempt.End.Refused refused -> refused.message() == null ? "" : refused.message();
      case Attempt.End.Broke broke -> broke.message();
      case Attempt.End.Endless _ -> "no end within %d s".formatted(LIMIT.toSeconds());
      case Attempt.End.Delivered delivered ->
          "delivered in %d ms".formatted(delivered.took().toMillis());
      case Attempt.End.StackExhausted stack -> "in " + stack.where();
      case Attempt.End.HeapExhausted _ -> "";
    };
  }
}
