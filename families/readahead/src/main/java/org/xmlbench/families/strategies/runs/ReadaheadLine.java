package org.xmlbench.families.strategies.runs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.ForkFiles;
import org.xmlbench.families.strategies.fork.DiscardDriver;
import org.xmlbench.families.strategies.fork.ReadaheadFork;
import org.xmlbench.families.strategies.fork.RunArguments;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.fork.CpuSet;
import org.xmlbench.house.engine.fork.ForkCommand;
import org.xmlbench.house.engine.fork.ForkCommandLine;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.storage.StorageStage;
import org.xmlbench.house.storage.StorageStages;

/**
 * The command line of a fork of the experiment.
 *
 * @param stages the conditions of its blocks
 * @param groups by what is measured in a block
 */
record ReadaheadLine(StorageStages stages, Map<PlannedGroup, StorageGroup> groups)
    implements ForkCommandLine {
  ReadaheadLine {
    groups = Map.copyOf(groups);
  }

  @Override
  public List<String> of(ForkRequest request, Path work) {
    PlannedCell cell = request.cell();
    int available = Runtime.getRuntime().availableProcessors();
    List<String> command =
        new ArrayList<>(CpuSet.of(request.condition().cpus(), available).command());
    List<Path> classPath =
        Stream.concat(cell.subject().classPath().stream(), ExperimentClasses.jars().stream())
            .distinct()
            .toList();
    command.addAll(ForkCommand.jvm(request, work, classPath, ReadaheadFork.class.getName()));
    command.addAll(arguments(request, stages.current(), work).toArguments());
    return command;
  }

  private RunArguments arguments(ForkRequest request, StorageStage stage, Path work) {
    PlannedCell cell = request.cell();
    StorageGroup group = groups.get(stage.group());
    PreparedDocument document = request.document();
    boolean discards = cell.subject().id().equals(DiscardDriver.ID);
    Optional<EventTotals> totals =
        Optional.ofNullable(discards ? DiscardDriver.TOTALS : document.totals());
    return new RunArguments(
        cell.subject().locator(),
        group.strategies().get(cell.cell()),
        new RunArguments.Source(document.file(), stage.warmUp()),
        new RunArguments.Runs(stage.runs(), !group.storage().cached(), stage.server()),
        new RunArguments.Expected(
            totals,
            discards ? Optional.empty() : Optional.ofNullable(document.digest()),
            discards ? Optional.empty() : Optional.ofNullable(cell.declared())),
        new ForkFiles(
            work.resolve(RESULT), request.turns() == null ? null : request.turns().address()));
  }
}
