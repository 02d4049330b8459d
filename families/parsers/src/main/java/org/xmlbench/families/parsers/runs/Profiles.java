package org.xmlbench.families.parsers.runs;

import static org.xmlbench.families.parsers.runs.Profile.Trees.BUILD_AND_WALK;
import static org.xmlbench.families.parsers.runs.Profile.Trees.NONE;
import static org.xmlbench.families.parsers.runs.Profile.Trees.WALK;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.xmlbench.families.parsers.runs.Profile.ProfileDocument;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.ForkSchedules;
import org.xmlbench.results.stats.SteinSampleSize;

final class Profiles {
  /** Shows that everything works; its figures are not for use. */
  public static final Profile SMOKE =
      new Profile(
          "smoke",
          "3 drivers x 3 documents, one block: shows that everything works, not what is fast",
          ProfileDrivers.only("jdk-sax", "woodstox-stax", "piccolo-sax"),
          List.of(
              ProfileDocument.of("psd:64KiB", WALK),
              ProfileDocument.of("interop-int:100", WALK),
              ProfileDocument.of("overhead", NONE)),
          0,
          List.of(Collector.SERIAL),
          new Effort(1, Duration.ofMinutes(2), ForkSchedules.SMOKE));

  /**
   * The documents of {@link #QUICK} and {@link #FIELD}, most important first. They differ in what
   * they consist of: psd has most elements, in ASCII, hardly an attribute; trees are built of it
   * since it has most nodes. harvest declares a default namespace, and declares it and a prefix
   * again in each record, as answers of archives do. unicode has characters that are not ASCII. A
   * size of 1 MiB gives trees operations enough in half a second.
   */
  private static final List<ProfileDocument> ANSWERING =
      List.of(
          ProfileDocument.of("psd:1MiB", WALK),
          ProfileDocument.of("harvest:1MiB", NONE),
          ProfileDocument.of("unicode:1MiB", NONE));

  /**
   * The answer within seven minutes on two cores: its budget leaves half a minute for what comes
   * before the first fork and after the last. The rule by which its subjects were chosen is in
   * docs/methodology.md.
   */
  public static final Profile QUICK =
      new Profile(
          "quick",
          "eleven maintained parsers on three documents, blocks where they decide: seven minutes on"
              + " two cores",
          ProfileDrivers.andOwn(
              "jdk-sax",
              "jdk-stax",
              "woodstox-stax",
              "aalto-sax",
              "xerces-sax",
              "piximal-sax",
              "mxparser-pull",
              "jdk-dom",
              "dom4j-tree",
              "jdom2-tree",
              "saxon-tree"),
          ANSWERING,
          2,
          List.of(Collector.SERIAL),
          new Effort(5, Duration.ofMinutes(16), ForkSchedules.QUICK),
          Optional.of(new Profile.RaceTerms(Duration.ofSeconds(390), 0)));

  /**
   * Every subject as {@link #QUICK} measures its own, within an hour: with the time to know those
   * far behind as well as the others.
   */
  public static final Profile FIELD =
      new Profile(
          "field",
          "every driver on the documents of quick, blocks where they decide: at most an hour on two"
              + " cores",
          ProfileDrivers.ALL,
          ANSWERING,
          2,
          List.of(Collector.SERIAL),
          new Effort(5, Duration.ofHours(1), ForkSchedules.QUICK),
          Optional.of(new Profile.RaceTerms(Duration.ofMinutes(58), 5)));

  /** The goals of PIXIMAL on one thread. */
  public static final Profile PIXIMAL = PiximalProfile.make();

  /**
   * A night on two cores. Five blocks of every document take three hours of it; the rest goes to
   * those that are not known well enough.
   */
  public static final Profile STANDARD =
      new Profile(
          "standard",
          "every driver on 14 documents, two collectors on two of them, as many blocks as 2 %"
              + " needs: a night on two cores",
          ProfileDrivers.ALL,
          List.of(
              ProfileDocument.of("psd:1MiB", BUILD_AND_WALK).withEveryCollector(),
              ProfileDocument.of("attributes:1MiB", WALK),
              ProfileDocument.of("unicode:1MiB", WALK).withEveryCollector(),
              ProfileDocument.of("interop-int:10000", WALK),
              ProfileDocument.of("interop-string:10000", NONE),
              ProfileDocument.of("overhead", WALK).andFresh(),
              ProfileDocument.of("hapmap:1MiB", WALK),
              ProfileDocument.of("ptolemy:1000", WALK),
              ProfileDocument.of("interop-int:100", NONE).andFresh(),
              ProfileDocument.of("psd:16MiB", NONE),
              ProfileDocument.of("interop-mio:10000", NONE),
              ProfileDocument.of("interop-double:10000", NONE),
              ProfileDocument.of("xsi-type:10000", NONE),
              ProfileDocument.of("xmlns:10000", NONE)),
          3,
          List.of(Collector.SERIAL, Collector.G1),
          new Effort(
              SteinSampleSize.FIRST_BLOCKS,
              Optional.of(SteinSampleSize.of(SteinSampleSize.DEFAULT_HALF_WIDTH)),
              Duration.ofHours(9),
              ForkSchedules.STANDARD));

  /** All profiles, shortest first. */
  static final List<Profile> ALL = List.of(SMOKE, QUICK, FIELD, PIXIMAL, STANDARD);

  private Profiles() {}
}
