package org.xmlbench.results.store;

import java.util.List;
import org.xmlbench.core.Explained;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/**
 * Whether a program keeps running while the JIT compiler compiles its code.
 *
 * <p>In the background, as every program's does in production, the moment at which code is ready
 * depends on the machine, and so does the profile that the code is made from: forks of one program
 * run at one of two speeds for all of their lives. In the foreground the program waits, and forks
 * of one program become alike. That does not help to choose between parsers, whose users compile in
 * the background, but it helps a gate, which only decides whether two arms differ.
 */
public enum Compilation implements Explained {
  /** The program keeps running, as in production. */
  BACKGROUND("as in production"),
  /** The program waits for its compiled code. */
  FOREGROUND("code waits for the compiler, so that forks of one program differ less");

  private final String meaning;

  Compilation(String meaning) {
    this.meaning = meaning;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  /** Its name among the options of a manifest. */
  public static final String OPTION = "compilation";

  /**
   * The compilation of that name.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Compilation of(String label) {
    return Labelled.of(label, Compilation.class);
  }

  /**
   * The compilation that a user named.
   *
   * @throws UserErrorException when there is none of that name; the message gives the nearest
   */
  public static Compilation named(String label) {
    return NearestName.named("compilation", label, List.of(values()), Compilation::label);
  }
}
