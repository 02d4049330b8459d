package org.xmlbench.families.parsers.runs;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.families.parsers.runs.Profile.ProfileDocument;
import org.xmlbench.families.parsers.runs.Profile.Trees;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.ForkSchedules;

/**
 * The profile that measures the goals of PIXIMAL on one thread: its SAX and StAX with vectors and
 * without, and its cursor, in the same blocks as the fastest others of these APIs.
 *
 * <p>An opponent is left out of a document where an earlier run shows it to take 1.5 times as long
 * as the fastest other of its API (docs/results/parsers.md): the JDK's parsers, Xerces and Piccolo
 * everywhere, Woodstox on psd, interop-int and attributes. Aalto is left out of mixed, which has
 * entities that it does not read.
 */
final class PiximalProfile {
  private static final Set<String> READERS =
      Set.of(
          "piximal-sax", "piximal-sax@vectors=never", "piximal-stax", "piximal-stax@vectors=never");

  private static final Set<String> CURSOR = Set.of("piximal-cursor");
  private static final Set<String> AALTO = Set.of("aalto-sax", "aalto-stax");
  private static final Set<String> WOODSTOX = Set.of("woodstox-sax", "woodstox-stax");

  /** In JVMs with the options that PIXIMAL's have, which make the start longer. */
  private static final Set<String> AALTO_WITH_MODULE =
      Set.of("aalto-sax@module=jdk.incubator.vector", "aalto-stax@module=jdk.incubator.vector");

  private static final int BLOCKS = 8;

  /** A first document is one operation of a fork, so it takes more forks. */
  private static final int FIRST_DOCUMENT_BLOCKS = 20;

  private PiximalProfile() {}

  static Profile make() {
    List<ProfileDocument> documents =
        List.of(
            document("psd:1MiB", AALTO).withEveryCollector(),
            document("interop-int:100000", AALTO).withEveryCollector(),
            document("wsmg-event:1000", AALTO, WOODSTOX),
            document("interop-string:10000", AALTO, WOODSTOX),
            document("text-utf8:1MiB", AALTO, WOODSTOX),
            document("overhead", AALTO, WOODSTOX),
            document("attributes:1MiB", AALTO).withEveryCollector(),
            document("mixed:1MiB", WOODSTOX),
            ProfileDocument.of("psd:64KiB", Trees.NONE)
                .by(union(READERS, AALTO, AALTO_WITH_MODULE))
                .inBlocks(FIRST_DOCUMENT_BLOCKS));
    return new Profile(
        "piximal",
        "PIXIMAL with vectors and without beside the fastest parsers of SAX and StAX on 9"
            + " documents, two collectors on three of them, and its goals: an hour on two cores",
        new ProfileDrivers(union(READERS, CURSOR, AALTO, WOODSTOX, AALTO_WITH_MODULE), false),
        documents,
        documents.size(),
        List.of(Collector.SERIAL, Collector.G1),
        new Effort(BLOCKS, Duration.ofMinutes(90), ForkSchedules.QUICK));
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private static ProfileDocument document(String name, Set<String>... opponents) {
    return ProfileDocument.of(name, Trees.NONE).by(union(READERS, CURSOR, union(opponents)));
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private static Set<String> union(Set<String>... some) {
    return Stream.of(some).flatMap(Set::stream).collect(Collectors.toUnmodifiableSet());
  }
}
