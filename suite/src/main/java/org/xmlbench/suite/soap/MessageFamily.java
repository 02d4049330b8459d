package org.xmlbench.suite.soap;

import java.util.List;
import java.util.function.Function;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;

/** Runs of a family whose profiles are of messages. */
public abstract class MessageFamily implements ProfiledFamily {
  private final FamilyResults results;
  private final List<MessageProfile> profiles;
  private final Function<Session, Object> command;

  /**
   * The runs of that family.
   *
   * @param profiles its profiles, shortest first
   * @param command makes its command
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
