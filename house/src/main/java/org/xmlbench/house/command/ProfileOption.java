package org.xmlbench.house.command;

import java.util.Optional;
import picocli.CommandLine.Option;

/**
 * The profile to start from. The command line puts the names of the family's profiles in place of
 * <code>${COMPLETION-CANDIDATES}</code>: {@link ProfiledFamily}.
 */
public final class ProfileOption {
  /** The option on the command line. */
  public static final String NAME = "--profile";

  @Option(
      names = NAME,
      paramLabel = "P",
      description =
          "Profile: ${COMPLETION-CANDIDATES} (default: "
              + NamedProfile.DEFAULT
              + "). 'list profiles' describes each.")
  private String profile;

  /** The name that was given; empty for the default. */
  public Optional<String> named() {
    return Optional.ofNullable(profile);
  }

  /** The name that was given, or the default's. */
  public String name() {
    return named().orElse(NamedProfile.DEFAULT);
  }
}
