package org.xmlbench.families.soap.runs;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StaxParser;

/**
 * A ready-made plan of SOAPBench or of the marshalling tests.
 *
 * @param name name on the command line
 * @param description one line
 * @param tasks what is done, by name, most important first
 * @param seams where toolkits are cut from the network; empty of the marshalling tests
 * @param effort how much of each task is measured
 * @param subjects which subjects are measured where none is named
 */
public record MessageProfile(
    String name,
    String description,
    List<String> tasks,
    List<Seam> seams,
    Effort effort,
    Usual subjects)
    implements NamedProfile {
  /** Which subjects are measured where none is named. */
  public enum Usual {
    ALL,
    /** Those above the parser that they come with. */
    AS_THEY_COME,
    /** Of these, those that neither sign nor encrypt. */
    UNSECURED,
    /** Those that sign or encrypt, and the same toolkits without. */
    SECURED,
    /** Those whose parser can be exchanged, above each parser. */
    SWAPPED;

    /** Ends the ids of toolkits that do. */
    private static final List<String> SUFFIXES =
        List.of(Encoding.SIGNED.suffix(), Encoding.SIGNED_ENCRYPTED.suffix());

    /** The id of a toolkit without what secures its messages. */
    private static String unsecured(String toolkit) {
      return SUFFIXES.stream()
          .filter(toolkit::endsWith)
          .map(suffix -> toolkit.substring(0, toolkit.length() - suffix.length()))
          .findFirst()
          .orElse(toolkit);
    }

    /** Whether a toolkit is measured. */
    boolean has(String toolkit, List<String> all) {
      String plain = StaxParser.unswapped(toolkit);
      return switch (this) {
        case ALL -> true;
        case AS_THEY_COME -> toolkit.equals(plain);
        case UNSECURED -> toolkit.equals(plain) && unsecured(toolkit).equals(toolkit);
        case SECURED ->
            all.stream()
                .filter(other -> !unsecured(other).equals(other))
                .anyMatch(other -> List.of(other, unsecured(other)).contains(toolkit));
        case SWAPPED ->
            all.stream()
                .anyMatch(
                    other -> !other.equals(plain) && StaxParser.unswapped(other).equals(plain));
      };
    }
  }

  private static final Duration ITERATION = Duration.ofMillis(20);

  /** Of forks whose figures are not for use. */
  public static final Schedule SHORT =
      new Schedule(Duration.ofMillis(200), Duration.ofSeconds(1), ITERATION, 8, ITERATION);

  /** Of forks with calls of a client. */
  public static final Schedule USUAL =
      new Schedule(
          Duration.ofSeconds(2), Duration.ofSeconds(6), Duration.ofMillis(100), 25, ITERATION);

  /** The same of forks that go on until they are warm, however long that takes within reason. */
  public static final Schedule WARM =
      new Schedule(
          Duration.ofSeconds(2), Duration.ofSeconds(20), Duration.ofMillis(100), 25, ITERATION);

  /** The same of clients that call a server: two JVMs, whose compilers share the processors. */
  public static final Schedule WARM_WITH_SERVER =
      new Schedule(
          Duration.ofSeconds(2), Duration.ofSeconds(30), Duration.ofMillis(100), 25, ITERATION);

  /**
   * The same of messages that are signed and encrypted, whose code is several times as much: half
   * of the forks were still compiling after 30 s.
   */
  public static final Schedule WARM_WITH_SECURITY =
      new Schedule(
          Duration.ofSeconds(4), Duration.ofSeconds(75), Duration.ofMillis(100), 25, ITERATION);

  public MessageProfile {
    tasks = List.copyOf(tasks);
    seams = List.copyOf(seams);
  }

  /** Of servers, which have no seam, above the parser that they come with. */
  public static MessageProfile ofServers(
      String name, String description, List<String> tasks, Effort effort) {
    return new MessageProfile(name, description, tasks, List.of(), effort, Usual.AS_THEY_COME);
  }

  /** Those that are measured where none is named. */
  public <D> List<LibrarySubject<D>> usual(List<LibrarySubject<D>> all) {
    List<String> ids = all.stream().map(LibrarySubject::id).toList();
    return all.stream().filter(subject -> subjects.has(subject.id(), ids)).toList();
  }

  /**
   * The schedule of a fork on a server: a warm-up, then phases of the same length. All three of its
   * times are wall times.
   */
  public static Schedule phases(long warmupMillis, int phases, long phaseMillis) {
    Duration warmup = Duration.ofMillis(warmupMillis);
    return new Schedule(warmup, warmup, warmup, phases, Duration.ofMillis(phaseMillis));
  }

  @Override
  public Map<String, Object> facts() {
    Map<String, Object> facts = new LinkedHashMap<>();
    if (!tasks.isEmpty()) {
      facts.put("tasks", tasks);
    }
    if (!seams.isEmpty()) {
      facts.put("seams", seams.stream().map(Seam::label).toList());
    }
    facts.put("blocks", effort.blocks());
    facts.put("budget", Durations.format(effort.budget()));
    return facts;
  }
}
