package org.xmlbench.suite.family.programs;

import java.util.List;
import java.util.OptionalLong;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.iolite.Program;
import org.xmlbench.suite.home.LibrarySubject;

/**
 * What to measure.
 *
 * @param profile name of the profile that it started from
 * @param programs the programs, each once
 * @param driver the streaming driver of the programs that parse
 * @param rounds each transport of each program is one fork in each of them
 * @param size bytes that a program counts, instead of its default
 * @param runs of a fork
 * @param seed of the order of forks
 */
record IoliteRequest(
    String profile,
    List<Program> programs,
    LibrarySubject<DriverDescription> driver,
    int rounds,
    OptionalLong size,
    RunsOfFork runs,
    long seed) {
  /** Copies the list. */
  public IoliteRequest {
    programs = List.copyOf(programs);
  }

  /** Bytes that a program counts; of a document, the size requested from its generator. */
  long bytes(Program program) {
    return size.orElse(program.defaultBytes());
  }
}
