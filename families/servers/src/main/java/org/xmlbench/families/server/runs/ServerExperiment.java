package org.xmlbench.families.server.runs;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.HdrHistogram.Histogram;
import org.xmlbench.families.server.fork.ExchangeTask;
import org.xmlbench.families.server.fork.ServerFork;
import org.xmlbench.families.server.fork.ServerTask;
import org.xmlbench.families.soap.runs.MessageDocuments;
import org.xmlbench.families.soap.runs.MessageOptions;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.ToolkitExperiment;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** What a family measures of the servers of toolkits. */
public class ServerExperiment implements ToolkitExperiment {
  private final FamilyResults family;
  private final List<MessageProfile> profiles;
  private final String seam;
  private final Function<String, ? extends ServerTask> tasks;
  private final Class<?> main;

  /**
   * One.
   *
   * @param profiles its profiles, shortest first
   * @param seam the condition of its cells that stands where others have a seam
   * @param tasks what is done, by name
   * @param main the class that a fork runs
   */
  public ServerExperiment(
      FamilyResults family,
      List<MessageProfile> profiles,
      String seam,
      Function<String, ? extends ServerTask> tasks,
      Class<?> main) {
    this.family = family;
    this.profiles = profiles;
    this.seam = seam;
    this.tasks = tasks;
    this.main = main;
  }

  @Override
  public FamilyResults family() {
    return family;
  }

  @Override
  public List<MessageProfile> profiles() {
    return profiles;
  }

  @Override
  public List<Class<?>> code() {
    return code(main);
  }

  /** The code of forks with that main class. */
  public static List<Class<?>> code(Class<?> main) {
    return List.of(main, Histogram.class);
  }

  @Override
  public TimedDocument document(String name) {
    return switch (tasks.apply(name)) {
      case ExchangeTask task ->
          new TimedDocument.Made(
              task.name(), task.description(), MessageDocuments.of(task.exchange()).bytes());
      case ServerTask task -> new TimedDocument.Made(name, task.description(), 1);
    };
  }

  @Override
  public Optional<Exchange> exchange(String name) {
    return tasks.apply(name) instanceof ExchangeTask task
        ? Optional.of(task.exchange())
        : Optional.empty();
  }

  @Override
  public List<String> seams(MessageOptions options) {
    return List.of(seam);
  }

  /** The clients of these runs speak HTTP/1.1, and send what they write themselves. */
  @Override
  public boolean measures(ToolkitDescription toolkit, String task, String where) {
    return toolkit.encoding().isPlain()
        && ToolkitExperiment.hasServer(toolkit)
        && toolkit.isOpenToOthers();
  }

  @Override
  public List<String> arguments(
      PlannedCell cell, List<LibrarySubject<ToolkitDescription>> toolkits) {
    return List.of(
        ServerFork.TOOLKIT + "=" + cell.subject().locator(),
        ServerFork.TASK + "=" + cell.cell().document());
  }
}
