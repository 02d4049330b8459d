package org.xmlbench.families.soap.runs;

import java.util.List;
import java.util.function.Function;
import org.xmlbench.house.command.ProfiledFamily;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.run.FamilyResults;

public abstract class MessageFamily implements ProfiledFamily {
  private final FamilyResults results;
  private final List<MessageProfile> profiles;
  private final Function<Session, Object> command;

  /**
   * The runs of that family.
   *
   * @param profiles its profiles, shortest first
   */
  protected MessageFamily(
      FamilyResults results, List<MessageProfile> profiles, Function<Session, Object> command) {
    this.results = results;
    this.profiles = profiles;
    this.command = command;
  }

  @Override
  public FamilyResults results() {
    return results;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(command.apply(session));
  }

  @Override
  public List<MessageProfile> profiles() {
    return profiles;
  }
}
