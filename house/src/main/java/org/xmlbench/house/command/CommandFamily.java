package org.xmlbench.house.command;

import java.util.List;
import org.xmlbench.results.run.FamilyResults;

/** The runs of a family by what they consist of. */
public abstract class CommandFamily implements ProfiledFamily {
  private final FamilyResults results;
  private final int place;
  private final List<? extends NamedProfile> profiles;
  private final List<Command> commands;

  /** Makes a command of a session. */
  @FunctionalInterface
  protected interface Command {
    Object of(Session session);
  }

  /**
   * @param profiles shortest first
   * @param commands in the order of the help
   */
  protected CommandFamily(
      FamilyResults results,
      int place,
      List<? extends NamedProfile> profiles,
      Command... commands) {
    this.results = results;
    this.place = place;
    this.profiles = profiles;
    this.commands = List.of(commands);
  }

  @Override
  public final FamilyResults results() {
    return results;
  }

  @Override
  public final int place() {
    return place;
  }

  @Override
  public final List<? extends NamedProfile> profiles() {
    return profiles;
  }

  @Override
  public final List<Object> commands(Session session) {
    return commands.stream().map(command -> command.of(session)).toList();
  }
}
