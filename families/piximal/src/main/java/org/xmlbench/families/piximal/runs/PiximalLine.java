package org.xmlbench.families.piximal.runs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.families.piximal.fork.ExperimentArguments;
import org.xmlbench.families.piximal.fork.ExperimentFork;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.fork.CpuSet;
import org.xmlbench.house.engine.fork.ForkCommand;
import org.xmlbench.house.engine.fork.ForkCommandLine;
import org.xmlbench.house.run.Manifests;

record PiximalLine(PiximalPlan plan) implements ForkCommandLine {
  @Override
  public List<String> of(ForkRequest fork, Path work) {
    PiximalExperiment experiment = PiximalPlan.experiment(fork.cell());
    PreparedDocument document = fork.document();
    List<String> command =
        new ArrayList<>(
            CpuSet.of(fork.condition().cpus(), Runtime.getRuntime().availableProcessors())
                .command());
    command.addAll(
        ForkCommand.jvm(
            fork, work, fork.cell().subject().classPath(), ExperimentFork.class.getName()));
    command.addAll(
        new ExperimentArguments(
                experiment,
                fork.cell().subject().id(),
                document.file(),
                new ExperimentArguments.Expected(
                    Manifests.version(),
                    Optional.ofNullable(document.totals()),
                    Optional.ofNullable(document.digest())),
                fork.cell().subject().locator(),
                plan.schedule(experiment))
            .toArguments());
    command.add("result=" + work.resolve(RESULT));
    return command;
  }
}
