package org.xmlbench.families.programs.runs;

import java.util.List;
import java.util.Map;
import org.xmlbench.house.command.NamedProfile;

/**
 * What a run of programs measures by default.
 *
 * @param rounds forks of each transport of each program
 * @param size bytes that a program counts; {@code null} for its default
 */
record ProgramsProfile(String name, String description, int rounds, Long size)
    implements NamedProfile {
  /** Shortest first. */
  static final List<ProgramsProfile> ALL =
      List.of(
          new ProgramsProfile(
              "smoke", "1 MiB, two forks of each transport: shows that it works", 2, 1L << 20),
          new ProgramsProfile(
              DEFAULT, "64 MiB, permute-wc as published, ten forks of each transport", 10, null));

  @Override
  public Map<String, Object> facts() {
    return Map.of();
  }
}
