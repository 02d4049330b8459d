package org.xmlbench.families.programs.runs;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Objects;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.families.programs.fork.Program;
import org.xmlbench.house.home.StreamingDriver;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.RunRequest;

/**
 * What the user asks of a run of IO-Lite's programs, by names.
 *
 * @param profile name of the profile that it started from
 * @param programs names of the programs, each once
 * @param driver id of the streaming driver of the programs that parse
 * @param rounds forks of each transport of each program
 * @param size bytes that a program counts; {@code null} for its default
 * @param seed of the order of forks
 */
record ProgramsRequest(
    String profile,
    List<String> programs,
    String driver,
    int rounds,
    Long size,
    @JsonUnwrapped RunsOfFork runs,
    long seed)
    implements RunRequest {
  /** Checks that nothing is missing, and leaves out what is named twice. */
  public ProgramsRequest {
    Objects.requireNonNull(profile, "it has no profile");
    Objects.requireNonNull(driver, "it has no driver");
    Objects.requireNonNull(runs, "it has no runs");
    programs = programs.stream().distinct().toList();
  }

  /**
   * What these names mean.
   *
   * @throws org.xmlbench.core.UserErrorException when a name is unknown
   */
  public IoliteRequest resolve(SubjectCatalogue<DriverDescription> catalogue) {
    return new IoliteRequest(
        this,
        programs.stream().map(Program::byText).toList(),
        StreamingDriver.of(catalogue.named(driver)));
  }
}
