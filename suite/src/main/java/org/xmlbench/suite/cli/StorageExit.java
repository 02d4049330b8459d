package org.xmlbench.suite.cli;

import org.xmlbench.suite.readahead.ReadaheadSession;

/** How a run on prepared storage ends. */
final class StorageExit {
  private StorageExit() {}

  /** The exit code; why there is no figure at all is said. */
  static int of(ReadaheadSession.Outcome outcome, Session session) {
    outcome.reason().ifPresent(why -> session.warn("the run has no figures: " + why));
    if (outcome.anyFault()) {
      return ExitCode.FAULT;
    }
    return outcome.reason().isPresent() ? ExitCode.INCONCLUSIVE : ExitCode.OK;
  }
}
