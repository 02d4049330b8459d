package org.xmlbench.suite.cli;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import org.xmlbench.house.command.FamilyRuns;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.ProfileOption;
import org.xmlbench.house.command.ProfiledFamily;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Puts the names of a family's profiles into the help of its commands. */
final class ProfileNames {
  private ProfileNames() {}

  /** For each command of those families that is among these and starts from a profile. */
  static void put(List<FamilyRuns> families, Map<String, CommandLine> commands) {
    for (CommandLine command : commands.values()) {
      families.stream()
          .filter(ProfiledFamily.class::isInstance)
          .map(ProfiledFamily.class::cast)
          .filter(family -> isOf(command, family))
          .findFirst()
          .ifPresent(family -> put(family, command.getCommandSpec()));
    }
  }

  /** The commands of a family are classes beside the one that makes them. */
  private static boolean isOf(CommandLine command, ProfiledFamily family) {
    Object object = command.getCommand();
    return object.getClass().getPackage().equals(family.getClass().getPackage());
  }

  private static void put(ProfiledFamily family, CommandSpec command) {
    OptionSpec option = command.findOption(ProfileOption.NAME);
    if (option != null
        && option.userObject() instanceof Field field
        && field.getDeclaringClass() == ProfileOption.class) {
      command.remove(option);
      command.addOption(
          OptionSpec.builder(option)
              .completionCandidates(family.profiles().stream().map(NamedProfile::name).toList())
              .build());
    }
  }
}
