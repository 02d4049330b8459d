package org.xmlbench.families.attacks.runs;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.families.attacks.fork.Attack;
import org.xmlbench.families.attacks.fork.AttackFork;
import org.xmlbench.families.attacks.fork.Hardening;
import org.xmlbench.families.attacks.tables.AttacksResults;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.families.soap.runs.MessageOptions;
import org.xmlbench.families.soap.runs.MessagePlan;
import org.xmlbench.house.engine.fork.ForkCommandLine;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.run.ScheduledRun;
import org.xmlbench.soap.http.ServerSandbox;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** Servers under attack, as they come and hardened; as they come in a sandbox alone. */
final class AttacksExperiment extends ServerExperiment {
  private final ServerSandbox sandbox;
  private final Runnable warnings;

  /**
   * @param warnings says what is to be known of that, once it is clear what is asked for
   */
  AttacksExperiment(ServerSandbox sandbox, Runnable warnings) {
    super(AttacksResults.FAMILY, AttacksRuns.PROFILES, "attack", Attack::of, AttackFork.class);
    this.sandbox = sandbox;
    this.warnings = warnings;
  }

  @Override
  public List<String> seams(MessageOptions options) {
    return Hardening.labels();
  }

  @Override
  public boolean measures(ToolkitDescription toolkit, String task, String hardening) {
    boolean safe = sandbox != ServerSandbox.NONE || hardening.equals(Hardening.HARDENED.label());
    return safe && super.measures(toolkit, task, hardening);
  }

  @Override
  public List<String> arguments(
      PlannedCell cell, List<LibrarySubject<ToolkitDescription>> toolkits) {
    List<String> arguments = new ArrayList<>(super.arguments(cell, toolkits));
    arguments.add(AttackFork.HARDENING + "=" + cell.cell().condition().get(MessagePlan.SEAM));
    arguments.add(AttackFork.SANDBOX + "=" + sandbox.label());
    return arguments;
  }

  @Override
  public ScheduledRun.Lines lines(
      MessageOptions options, List<LibrarySubject<ToolkitDescription>> toolkits) {
    ScheduledRun.Lines usual = super.lines(options, toolkits);
    warnings.run();
    return (cpuSet, plan) -> inItsNetwork(usual.of(cpuSet, plan));
  }

  private ForkCommandLine inItsNetwork(ForkCommandLine line) {
    return (request, work) -> {
      List<String> command = new ArrayList<>(sandbox.network());
      command.addAll(line.of(request, work));
      return command;
    };
  }
}
