package org.xmlbench.families.programs.runs;

import java.util.List;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.families.programs.fork.Program;
import org.xmlbench.house.home.LibrarySubject;

/**
 * What to measure.
 *
 * @param asked what the user asks
 * @param programs the programs, each once
 * @param driver the streaming driver of the programs that parse
 */
record IoliteRequest(
    ProgramsRequest asked, List<Program> programs, LibrarySubject<DriverDescription> driver) {
  public IoliteRequest {
    programs = List.copyOf(programs);
  }

  /** Bytes that a program counts; of a document, the size requested from its generator. */
  long bytes(Program program) {
    return asked.size() == null ? program.defaultBytes() : asked.size();
  }
}
