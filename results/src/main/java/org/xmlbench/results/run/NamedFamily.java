package org.xmlbench.results.run;

import java.util.List;
import java.util.stream.Stream;

/** A family by its names, and by the scripts that stand in its folder. */
public abstract class NamedFamily implements FamilyResults, PageScripts {
  private final String id;
  private final String command;
  private final FamilyWords words;
  private final List<String> scripts;

  /**
   * A family.
   *
   * @param scripts names of the scripts in the package of its class, in the order of the page
   */
  protected NamedFamily(String id, String command, FamilyWords words, String... scripts) {
    this.id = id;
    this.command = command;
    this.words = words;
    this.scripts = List.of(scripts);
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String command() {
    return command;
  }

  @Override
  public final FamilyWords words() {
    return words;
  }

  @Override
  public final List<String> scripts() {
    return Stream.concat(
            sharedScripts().stream(),
            scripts.stream().map(name -> Resources.text(getClass(), name)))
        .toList();
  }

  /** The text of scripts that it shares with other families, and that come before its own. */
  protected List<String> sharedScripts() {
    return List.of();
  }
}
