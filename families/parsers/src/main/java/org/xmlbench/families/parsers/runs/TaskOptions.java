package org.xmlbench.families.parsers.runs;

import java.util.List;
import org.xmlbench.house.command.ProfileOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which documents are parsed, of every command that begins a run of parsers. */
@Command
final class TaskOptions {
  @Mixin private ProfileOption profile = new ProfileOption();

  @Option(
      names = "--document",
      paramLabel = "ID",
      description =
          "Measure this document instead of the profile's: psd:4MiB, file:PATH; repeatable.")
  private List<String> documents = List.of();

  /** Name of the profile to start from. */
  String profile() {
    return profile.name();
  }

  /** Names of documents; empty for the profile's. */
  List<String> documents() {
    return documents;
  }
}
