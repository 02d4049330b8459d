package org.xmlbench.families.server.runs;

import java.util.List;
import java.util.function.Function;
import org.HdrHistogram.Histogram;
import org.xmlbench.families.server.fork.ServerFork;
import org.xmlbench.families.soap.runs.MessageOptions;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.ToolkitExperiment;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** What a family measures of the servers of toolkits. */
public class ServerExperiment implements ToolkitExperiment {
  private final FamilyResults family;
  private final List<MessageProfile> profiles;
  private final String seam;
  private final Function<String, TimedDocument> document;
  private final Class<?> main;

  /**
   * One.
   *
   * @param profiles its profiles, shortest first
   * @param seam the condition of its cells that stands where others have a seam
   * @param document what is done, of a task's name
   * @param main the class that a fork runs
   */
  public ServerExperiment(
      FamilyResults family,
      List<MessageProfile> profiles,
      String seam,
      Function<String, TimedDocument> document,
      Class<?> main) {
    this.family = family;
    this.profiles = profiles;
    this.seam = seam;
    this.document = document;
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
  public TimedDocument document(String task) {
    return document.apply(task);
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
