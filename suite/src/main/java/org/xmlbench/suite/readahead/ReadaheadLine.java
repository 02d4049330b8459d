package org.xmlbench.suite.readahead;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.readahead.experiment.DiscardDriver;
import org.xmlbench.readahead.experiment.ReadaheadFork;
import org.xmlbench.readahead.experiment.RunArguments;
import org.xmlbench.suite.plan.Condition;
import org.xmlbench.suite.plan.PlannedCell;
import org.xmlbench.suite.run.CpuSet;
import org.xmlbench.suite.run.ForkCommand;
import org.xmlbench.suite.run.ForkLine;
import org.xmlbench.suite.run.PreparedDocument;

/**
 * The command line of a fork of the experiment.
 *
 * @param group whose cells it runs
 * @param library class path of the input strategies
 * @param server counters of the process that serves the document; empty where a device does
 * @param warmUp the other file with the document's content
 * @param runs of a fork
 */
record ReadaheadLine(StorageGroup group, Path library, Optional<Path> server, Path warmUp, int runs)
    implements ForkLine {
  @Override
  public List<String> of(
      PlannedCell cell, Condition condition, PreparedDocument document, Path work, Path turns) {
    int available = Runtime.getRuntime().availableProcessors();
    List<String> command = new ArrayList<>(CpuSet.of(condition.cpus(), available).command());
    command.add(cell.jvm().java().toString());
    command.addAll(ForkCommand.jvmOptions(condition, cell.jvm()));
    command.add("-Djava.io.tmpdir=" + work);
    command.add("-cp");
    command.add(
        Stream.concat(cell.subject().classPath().stream(), Stream.of(library))
            .distinct()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    command.add(ReadaheadFork.class.getName());
    command.addAll(arguments(cell, document, work, turns).toArguments());
    return command;
  }

  private RunArguments arguments(
      PlannedCell cell, PreparedDocument document, Path work, Path turns) {
    boolean discards = cell.subject().id().equals(DiscardDriver.ID);
    Optional<EventTotals> totals =
        Optional.ofNullable(discards ? DiscardDriver.TOTALS : document.totals());
    return new RunArguments(
        cell.subject().locator(),
        group.strategies().get(cell.cell()),
        document.file(),
        warmUp,
        runs,
        !group.storage().cached(),
        server,
        totals,
        discards ? Optional.empty() : Optional.ofNullable(document.digest()),
        discards ? Optional.empty() : Optional.ofNullable(cell.declared()),
        work.resolve(RESULT),
        Optional.ofNullable(turns));
  }
}
