package org.xmlbench.families.strategies.runs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.house.command.NamedProfile;

/**
 * What the experiment measures by default.
 *
 * @param name on the command line
 * @param description one line
 * @param conditions names of conditions of cache and storage
 * @param cpus numbers of processors, each a separate condition
 */
record ReadaheadProfile(
    String name,
    String description,
    String document,
    List<String> conditions,
    RunsOfCell runs,
    List<Integer> cpus)
    implements NamedProfile {
  ReadaheadProfile {
    conditions = List.copyOf(conditions);
    cpus = List.copyOf(cpus);
  }

  /** The parser of the published experiment. */
  public static final String DRIVER = "piccolo-sax";

  /** Every strategy, and the controls for those with a request. */
  public static final List<String> STRATEGIES =
      List.of(
          "plain",
          "buffered-64k",
          "buffered-256k",
          "buffered-1m",
          "runahead",
          "readahead",
          "readahead-piped",
          "ring",
          "ring-chars",
          "mmap",
          "mmap-populate",
          "advise",
          "io-uring");

  /** Shortest first. */
  static final List<ReadaheadProfile> ALL =
      List.of(
          new ReadaheadProfile(
              "smoke",
              "64 KiB, one run: shows that everything works, not what is fast",
              "psd:64KiB",
              List.of("cached", "uncached"),
              new RunsOfCell(1, 1),
              List.of(2)),
          new ReadaheadProfile(
              DEFAULT,
              "256 MiB, ten runs under four conditions; the estimate is printed first",
              "psd:256MiB",
              List.of("cached", "uncached", "uncached@100MB/s", "uncached@ra16K"),
              new RunsOfCell(3, 10),
              List.of(2)),
          new ReadaheadProfile(
              "paper",
              "1 GiB, 50 runs on one core and on two, as published, under more conditions: many"
                  + " hours",
              "psd:1GiB",
              List.of(
                  "cached",
                  "uncached",
                  "uncached@100MB/s",
                  "uncached@300MB/s",
                  "uncached@ra16K",
                  "uncached@ra128K",
                  "remote@1ms"),
              new RunsOfCell(10, 50),
              List.of(1, 2)));

  @Override
  public Map<String, Object> facts() {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("documents", List.of(document));
    facts.put("conditions", conditions);
    return facts;
  }
}
