package org.xmlbench.suite.family.parsers;

import static org.xmlbench.suite.family.parsers.Profile.Trees.BUILD_AND_WALK;
import static org.xmlbench.suite.family.parsers.Profile.Trees.NONE;
import static org.xmlbench.suite.family.parsers.Profile.Trees.WALK;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.suite.engine.plan.Collector;
import org.xmlbench.suite.engine.plan.Effort;
import org.xmlbench.suite.engine.plan.ForkSchedules;
import org.xmlbench.suite.family.parsers.Profile.ProfileDocument;

/** The profiles. */
final class Profiles {
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
          new Effort(1, Duration.ofMinutes(2), ForkSchedules.SMOKE));

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
          new Effort(5, Duration.ofMinutes(10), ForkSchedules.QUICK));

  /** Everything. */
  public static final Profile STANDARD =
      new Profile(
          "standard",
          "every driver on every document, two collectors, as many blocks as 2 % needs: many hours",
          Set.of(),
          standardDocuments(),
          0,
          List.of(Collector.G1, Collector.SERIAL),
          new Effort(
              SteinSampleSize.FIRST_BLOCKS,
              Optional.of(SteinSampleSize.of(SteinSampleSize.DEFAULT_HALF_WIDTH)),
              Duration.ofHours(48),
              ForkSchedules.STANDARD));

  /** All profiles, shortest first. */
  static final List<Profile> ALL = List.of(SMOKE, QUICK, STANDARD);

  private Profiles() {}

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
}
