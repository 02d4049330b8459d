package org.xmlbench.families.security.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.families.scorecard.fork.AskedLibrary;
import org.xmlbench.families.scorecard.fork.Attempt;
import org.xmlbench.families.scorecard.fork.SetupName;
import org.xmlbench.families.scorecard.fork.TextCapture;
import org.xmlbench.families.security.fork.SecurityMeasures.Effect;

/**
 * The main class of a fork in which one library is given one hostile document. What comes of it is
 * the result, whatever it is; the parser's words are the record's reason.
 */
public final class SecurityMain {
  /** The argument for the {@link HostileDocument}. */
  public static final String DOCUMENT = "document";

  /** The argument for the {@link SetupName}. */
  public static final String SETUP = "setup";

  private static final Duration LIMIT = Duration.ofSeconds(20);

  private final TimedFork fork;
  private final HostileDocument document;
  private final Supplier<Parser> parsers;

  private SecurityMain(TimedFork fork) throws IOException, InterruptedException {
    KeyValues arguments = fork.arguments();
    this.fork = fork;
    this.document = Labelled.of(arguments.required(DOCUMENT), HostileDocument.class);
    this.parsers =
        AskedLibrary.of(fork, Labelled.of(arguments.required(SETUP), SetupName.class), LIMIT);
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
      EffectRule.Seen seen =
          new EffectRule.Seen(capture.contains(bait.secret()), bait.visits() > 0, bytes.length);
      Effect effect = EffectRule.of(document.kind(), seen, end, usual(end));
      fork.keep(SecurityMeasures.EFFECTS.of(effect.label()), 1);
      String words = words(end);
      if (!words.isEmpty()) {
        fork.note(words);
      }
    }
    fork.measured(1, System.nanoTime() - start);
  }

  /** How long a harmless document of that size takes, where that could change the answer. */
  private Optional<Duration> usual(Attempt.End end) throws InterruptedException {
    byte[] harmless = document.harmless();
    return harmless != null
            && end instanceof Attempt.End.Delivered delivered
            && delivered.took().compareTo(EffectRule.SLOW) > 0
            && Attempt.parse(parsers, harmless, null, LIMIT) instanceof Attempt.End.Delivered usual
        ? Optional.of(usual.took())
        : Optional.empty();
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
