package org.xmlbench.core.driver;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One parser behind one API style: a subject. Found by {@link java.util.ServiceLoader} on a class
 * path that holds the core, this driver and its one library.
 *
 * <p>A driver runs the parser and acts on nothing. It names implementation classes and never uses
 * JAXP's search; it is namespace-aware and does not validate; it resolves no external entity; it
 * raises the limits that would stop a parser on large input. {@link #describe()} must not load the
 * library.
 */
public interface Driver {
  DriverDescription describe();

  /**
   * Why it cannot run on this host, with the command that mends it; empty where it can. Only a
   * driver has a reason whose library is not Java's.
   */
  default Optional<String> unavailable() {
    return Optional.empty();
  }

  /**
   * How programs set the library up; empty where the driver does not say. Asking does not load the
   * library.
   */
  default Optional<LibrarySetups> setups() {
    return Optional.empty();
  }

  /**
   * Modules of the JDK that its library uses beside those that every program has. A JVM in which it
   * is measured gets {@code --add-modules} for them.
   */
  default List<String> modules() {
    return List.of();
  }

  /**
   * How the library works in this JVM by now, where it decides that while it runs, such as with or
   * without vectors: a name, and the reason behind a colon and a space. A name with {@code trying}
   * says that it has not decided. Empty where it always works in one way. Asked after the first
   * parse.
   */
  default Optional<String> engine() {
    return Optional.empty();
  }

  /**
   * How many threads a parse takes, the caller's included. Where it is more than one the measuring
   * thread is not bound to a processor, to which the others would be bound with it.
   */
  default int threads() {
    return 1;
  }

  /**
   * What a user may choose of it: names of parameters, each with what it is and its usual value.
   * Together with {@link #with} it makes {@code --driver ID@PARAMETER=VALUE}.
   */
  default Map<String, String> parameters() {
    return Map.of();
  }

  /**
   * The same with that value of one of {@link #parameters}.
   *
   * @throws IllegalArgumentException when the parameter cannot have that value
   */
  default Driver with(String parameter, String value) {
    throw new IllegalArgumentException(parameter + " is no parameter");
  }

  /**
   * A new factory and parser, from nothing: what a program pays that keeps neither. The parser that
   * it returns is used repeatedly where the cell says {@code reused}.
   */
  Parser newParser();
}
