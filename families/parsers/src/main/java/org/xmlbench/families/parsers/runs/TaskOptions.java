package org.xmlbench.families.parsers.runs;

import java.util.List;
import org.xmlbench.house.command.NamedProfile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Which documents are parsed, of every command that begins a run of parsers. */
@Command
final class TaskOptions {
  @Option(
      names = "--profile",
      paramLabel = "P",
      description = "smoke, quick (default), field, standard.")
  private String profile = NamedProfile.DEFAULT;

  @Option(
      names = "--document",
      paramLabel = "ID",
      description = "This document instead of the profile's (psd:4MiB, file:PATH); repeatable.")
  private List<String> documents = List.of();

  /** Name of the profile to start from. */
  String profile() {
    return profile;
  }

  /** Names of documents; empty for the profile's. */
  List<String> documents() {
    return documents;
  }
}
