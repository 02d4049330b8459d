package org.xmlbench.suite.cli;

import java.util.List;
import org.xmlbench.house.command.FamilyRuns;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.ProfiledFamily;

/** The ready-made plans of all families. */
record ProfilesListing(List<FamilyRuns> families) implements NamedListing {
  ProfilesListing {
    families = List.copyOf(families);
  }

  @Override
  public String topic() {
    return "profiles";
  }

  @Override
  public List<Item> items() {
    return families.stream()
        .filter(ProfiledFamily.class::isInstance)
        .map(ProfiledFamily.class::cast)
        .flatMap(
            family ->
                family.profiles().stream().map(profile -> profile.item(family.results().command())))
        .toList();
  }
}
