package org.xmlbench.core.check;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.event.CanonicalStream;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.platform.ParentWatch;

/**
 * The main class of a JVM that counts the malformed documents which a driver accepts, each read by
 * a new parser: of a driver that no test of XMLBench holds to what it declares.
 *
 * <p>Exit status 0, and {@link #ACCEPTED} with the number on standard output, when all were read;
 * any other when the driver could not be made or broke this JVM.
 */
public final class MalformationsMain {
  /** What stands before the number, on a line of its own. */
  public static final String ACCEPTED = "accepted=";

  /** After how many malformed documents a well-formed one comes, on average. */
  private static final int WELL_FORMED_EVERY = 8;

  /** What ends a parse whose events are no tree, or that would never end. */
  private static final Set<String> OBSERVERS =
      Set.of(
          CanonicalStream.class.getName(),
          FiniteInput.class.getName(),
          FiniteOutput.class.getName());

  private MalformationsMain() {}

  /** Takes the driver's locator. */
  public static void main(String[] args) {
    ParentWatch.start();
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    EventsMain.silence();
    int status = 1;
    try {
      out.println(ACCEPTED + accepted(Drivers.locate(args[0])));
      status = 0;
    } finally {
      // A library may have started threads that would keep this JVM alive.
      Runtime.getRuntime().halt(status);
    }
  }

  /**
   * How many of {@link Malformation#all()} that driver's parsers accept. They come in any order,
   * with well-formed documents among them and after the last.
   *
   * @throws IllegalStateException when one of those is rejected: what is rejected after that says
   *     nothing
   */
  public static int accepted(Driver driver) {
    List<Malformation> all = new ArrayList<>(Malformation.all());
    Random random = new Random();
    Collections.shuffle(all, random);
    int accepted = 0;
    for (Malformation malformation : all) {
      accepted += isAccepted(driver, malformation) ? 1 : 0;
      if (random.nextInt(WELL_FORMED_EVERY) == 0) {
        requireWellFormed(driver, random);
      }
    }
    requireWellFormed(driver, random);
    return accepted;
  }

  private static void requireWellFormed(Driver driver, Random random) {
    byte[] document =
        "<r a='%x'>%x</r>"
            .formatted(random.nextLong(), random.nextLong())
            .getBytes(StandardCharsets.UTF_8);
    if (!(ParseOutcome.of(driver.newParser(), document) instanceof ParseOutcome.Delivered)) {
      throw new IllegalStateException("a well-formed document is rejected among malformed ones");
    }
  }

  /**
   * Any exception is a rejection, since a user's driver need not know ours; but for one of what
   * observes the parse, which the parser had no objection to.
   */
  private static boolean isAccepted(Driver driver, Malformation malformation) {
    try {
      return ParseOutcome.of(driver.newParser(), malformation.document()).accepted();
    } catch (RuntimeException | StackOverflowError e) {
      return Stream.<Throwable>iterate(e, Objects::nonNull, Throwable::getCause)
          .anyMatch(MalformationsMain::isOfObserver);
    }
  }

  private static boolean isOfObserver(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return trace.length > 0 && OBSERVERS.contains(trace[0].getClassName());
  }
}
