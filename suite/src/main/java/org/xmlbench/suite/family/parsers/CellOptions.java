package org.xmlbench.suite.family.parsers;

import java.util.List;
import org.xmlbench.suite.command.NamedProfile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Which parsers are measured on which documents, of every command that begins a run of them. */
@Command
final class CellOptions {
  @Option(names = "--profile", paramLabel = "P", description = "smoke, quick (default), standard.")
  private String profile = NamedProfile.DEFAULT;

  @Option(
      names = "--driver",
      paramLabel = "ID",
      description = {
        "Only this driver, or one with another version of its library as Maven brings it",
        "(woodstox-stax@7.1.0); repeatable."
      })
  private List<String> drivers = List.of();

  @Option(
      names = "--document",
      paramLabel = "ID",
      description = "This document instead of the profile's (psd:4MiB, file:PATH); repeatable.")
  private List<String> documents = List.of();

  /** Name of the profile to start from. */
  String profile() {
    return profile;
  }

  /** Ids of drivers; empty for the profile's. */
  List<String> drivers() {
    return drivers;
  }

  /** Names of documents; empty for the profile's. */
  List<String> documents() {
    return documents;
  }
}
