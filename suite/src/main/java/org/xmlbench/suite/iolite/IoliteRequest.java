package org.xmlbench.suite.iolite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.xmlbench.iolite.Program;
import org.xmlbench.results.family.programs.IoliteAnalysis;
import org.xmlbench.suite.home.DriverEntry;

/**
 * What to measure.
 *
 * @param profile name of the profile that it started from
 * @param programs the programs, each once
 * @param driver the streaming driver of the programs that parse
 * @param rounds each way of each program is one fork in each of them
 * @param size bytes that a program counts, in place of its default
 * @param warmUps runs of a fork that are not measured
 * @param runs measured runs of a fork
 * @param seed of the order of forks
 */
public record IoliteRequest(
    String profile,
    List<Program> programs,
    DriverEntry driver,
    int rounds,
    OptionalLong size,
    int warmUps,
    int runs,
    long seed) {
  /** Copies the list. */
  public IoliteRequest {
    programs = List.copyOf(programs);
  }

  /** Bytes that a program counts; of a document, what is asked of its generator. */
  long bytes(Program program) {
    return size.orElse(program.defaultBytes());
  }

  /** The options by which it is made again, and the published figures, for the manifest. */
  Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("profile", profile);
    options.put("programs", String.join("\n", programs.stream().map(Program::text).toList()));
    options.put("driver", driver.id());
    options.put("rounds", Integer.toString(rounds));
    size.ifPresent(bytes -> options.put("size", Long.toString(bytes)));
    options.put("warmUps", Integer.toString(warmUps));
    options.put("runs", Integer.toString(runs));
    options.put("seed", Long.toString(seed));
    for (Program program : programs) {
      program
          .published()
          .ifPresent(
              percent ->
                  options.put(
                      IoliteAnalysis.PUBLISHED + program.text(), Integer.toString(percent)));
    }
    return options;
  }
}
