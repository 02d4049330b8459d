package org.xmlbench.families.parsers.runs;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.console.ShellWord;
import org.xmlbench.house.home.LibrarySubject;

/**
 * What a profile leaves out, and the command that measures it.
 *
 * @param choice what the user asked for instead of the profile's
 */
record LeftOutSubjects(Profile profile, ParserRequest.Choice choice) {
  /**
   * One line for the user; empty where the profile measures all.
   *
   * @param available the drivers that this host can run
   */
  Optional<String> sentence(List<LibrarySubject<DriverDescription>> available) {
    int left = profile.drivers().leftOut(available).size();
    return left == 0
        ? Optional.empty()
        : Optional.of(
            "%s measures %d of %d subjects; all of them: %s"
                .formatted(profile.name(), available.size() - left, available.size(), command()));
  }

  private String command() {
    StringBuilder command =
        new StringBuilder("xmlbench run --profile ").append(Profiles.FIELD.name());
    choice
        .documents()
        .forEach(name -> command.append(" --document ").append(ShellWord.quoted(name)));
    if (choice.documentsFolder() != null) {
      command.append(" --documents ").append(ShellWord.quoted(choice.documentsFolder()));
    }
    return command.toString();
  }
}
