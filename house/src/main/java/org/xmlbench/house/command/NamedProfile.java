package org.xmlbench.house.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/** A ready-made plan of a family. */
public interface NamedProfile {
  /** The profile that is taken where none is named. */
  String DEFAULT = "quick";

  /** Its name on the command line. */
  String name();

  /** What it is, in one line. */
  String description();

  /** What else {@code list profiles} shows of it, in order. */
  Map<String, Object> facts();

  /** Its name in {@code list profiles}, where those of all families are. */
  default String id(String command) {
    return command + " " + name();
  }

  /** The profile as {@code list profiles} shows it, of the family with that command. */
  default NamedListing.Item item(String command) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("description", description());
    all.put("command", "%s --profile %s".formatted(command, name()));
    all.putAll(facts());
    return new NamedListing.Item(id(command), all);
  }

  /**
   * The profile of that name.
   *
   * @param name {@code null} for the default
   * @param all those that the family has
   * @throws UserErrorException when there is no such profile; the message names the nearest
   */
  static <P extends NamedProfile> P byName(String name, List<P> all) {
    String wanted = name == null ? DEFAULT : name;
    return all.stream()
        .filter(profile -> profile.name().equals(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new UserErrorException(
                    NearestName.unknown(
                        "profile", wanted, all.stream().map(NamedProfile::name).toList())));
  }
}
