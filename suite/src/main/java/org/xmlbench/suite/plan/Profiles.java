package org.xmlbench.suite.plan;

import static org.xmlbench.suite.plan.Profile.Trees.BUILD_AND_WALK;
import static org.xmlbench.suite.plan.Profile.Trees.NONE;
import static org.xmlbench.suite.plan.Profile.Trees.WALK;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.suite.engine.plan.Collector;
import org.xmlbench.suite.plan.Profile.ProfileDocument;

/** The profiles. */
public final class Profiles {
  /** Name of the forks that a gate uses; they belong to no profile of runs. */
  public static final String GATE = "gate";

  /**
   * A gate's fork takes about three seconds, in turns as short as noise comes and goes. Half a
   * second suffices where the program waits for its compiled code.
   */
  private static final Schedule GATE_SCHEDULE =
      schedule(Duration.ofMillis(500), Duration.ofSeconds(2), 40, Duration.ofMillis(20));

  /** Shows that everything works; its figures are not for use. */
  public static final Profile SMOKE =
      new Profile(
          "smoke",
          "3 drivers x 3 documents, one block: shows that everything works, not what is fast",
          Set.of("jdk-sax", "woodstox-stax", "piccolo-sax"),
          List.of(
              new ProfileDocument("psd:64KiB", WALK, false),
              new ProfileDocument("interop-int:100", WALK, false),
              new ProfileDocument("overhead", NONE, false)),
          0,
          List.of(Collector.SERIAL),
          1,
          Optional.empty(),
          Duration.ofMinutes(2),
          schedule(Duration.ofMillis(200), Duration.ofMillis(600), 8, Duration.ofMillis(20)));

  /** Ten minutes on two cores. */
  public static final Profile QUICK =
      new Profile(
          "quick",
          "every driver on five documents, five blocks: about ten minutes on two cores",
          Set.of(),
          List.of(
              new ProfileDocument("psd:4MiB", WALK, false),
              new ProfileDocument("interop-int:10000", WALK, false),
              new ProfileDocument("interop-string:10000", NONE, false),
              new ProfileDocument("xmlns:10000", NONE, false),
              new ProfileDocument("overhead", NONE, false)),
          3,
          List.of(Collector.SERIAL),
          5,
          Optional.empty(),
          Duration.ofMinutes(10),
          schedule(Duration.ofSeconds(1), Duration.ofMillis(1300), 25, Duration.ofMillis(20)));

  /** Everything. */
  public static final Profile STANDARD =
      new Profile(
          "standard",
          "every driver on every document, two collectors, as many blocks as 2 % needs: many hours",
          Set.of(),
          standardDocuments(),
          0,
          List.of(Collector.G1, Collector.SERIAL),
          SteinSampleSize.FIRST_BLOCKS,
          Optional.of(SteinSampleSize.of(SteinSampleSize.DEFAULT_HALF_WIDTH)),
          Duration.ofHours(48),
          schedule(Duration.ofSeconds(2), Duration.ofSeconds(10), 20, Duration.ofMillis(50)));

  private static final List<Profile> ALL = List.of(SMOKE, QUICK, STANDARD);

  private Profiles() {}

  /** All profiles, shortest first. */
  public static List<Profile> all() {
    return ALL;
  }

  /**
   * The profile of that name.
   *
   * @throws UserErrorException when there is none; the message names the nearest
   */
  public static Profile byName(String name) {
    return find(name).orElseThrow(() -> unknown(name, List.of()));
  }

  /**
   * Warm-up and measurement of the forks of {@link #GATE} or of the profile of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Schedule schedule(String name) {
    return name.equals(GATE)
        ? GATE_SCHEDULE
        : find(name).orElseThrow(() -> unknown(name, List.of(GATE))).schedule();
  }

  private static Optional<Profile> find(String name) {
    return ALL.stream().filter(profile -> profile.name().equals(name)).findFirst();
  }

  private static UserErrorException unknown(String name, List<String> more) {
    List<String> names = new ArrayList<>(more);
    ALL.forEach(profile -> names.add(profile.name()));
    return new UserErrorException(NearestName.unknown("profile", name, names));
  }

  private static List<ProfileDocument> standardDocuments() {
    List<ProfileDocument> documents = new ArrayList<>();
    for (String size : List.of("4MiB", "64MiB")) {
      documents.add(new ProfileDocument("psd:" + size, BUILD_AND_WALK, false));
      documents.add(new ProfileDocument("hapmap:" + size, BUILD_AND_WALK, false));
    }
    documents.add(new ProfileDocument("ptolemy:1000", BUILD_AND_WALK, false));
    for (String array : List.of("int", "string", "double", "mio", "event")) {
      documents.add(new ProfileDocument("interop-" + array + ":100", BUILD_AND_WALK, true));
      documents.add(new ProfileDocument("interop-" + array + ":10000", BUILD_AND_WALK, false));
    }
    documents.add(new ProfileDocument("xsi-type:10000", BUILD_AND_WALK, false));
    documents.add(new ProfileDocument("xmlns:10000", BUILD_AND_WALK, false));
    documents.add(new ProfileDocument("overhead", BUILD_AND_WALK, true));
    return List.copyOf(documents);
  }

  private static Schedule schedule(
      Duration warmupCpu, Duration warmupLimit, int iterations, Duration iteration) {
    return new Schedule(warmupCpu, warmupLimit, Duration.ofMillis(100), iterations, iteration);
  }
}
