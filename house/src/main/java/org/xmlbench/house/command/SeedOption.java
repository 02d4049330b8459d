package org.xmlbench.house.command;

import picocli.CommandLine.Option;

/** The seed of everything that a run orders at random. */
@OptionSection.Of(OptionSection.METHOD)
public final class SeedOption {
  public static final String NAME = "--seed";

  @Option(
      names = NAME,
      paramLabel = "N",
      description = "Seed of the random order of forks (default: a new one for each run).")
  private Long seed;

  /** The seed that was asked for; else another one for each run. */
  public long value() {
    return seed == null ? System.currentTimeMillis() : seed;
  }
}
