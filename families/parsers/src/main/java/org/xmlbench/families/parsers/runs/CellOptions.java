package org.xmlbench.families.parsers.runs;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which parsers are measured on which documents, of commands that take any parsers. */
@Command
final class CellOptions {
  @Mixin private TaskOptions tasks = new TaskOptions();

  @Option(
      names = "--driver",
      paramLabel = "ID",
      split = ",",
      description =
          "Measure only this driver; repeatable. {drivers:woodstox-stax@7.1.0 has another version"
              + " of its library (by Maven), piximal-parallel@threads=4 another value of a"
              + " parameter, aalto-sax@module=jdk.incubator.vector one more module of the JDK}.")
  private List<String> drivers = List.of();

  String profile() {
    return tasks.profile();
  }

  /** Ids of drivers; empty for the profile's. */
  List<String> drivers() {
    return drivers;
  }

  /** Names of documents; empty for the profile's. */
  List<String> documents() {
    return tasks.documents();
  }
}
