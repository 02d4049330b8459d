package org.xmlbench.house.command;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The groups in which the help lists the commands, in that order. */
public enum CommandGroup {
  START("Start here"),
  MEASURE("Measure"),
  RESULTS("After a run"),
  MACHINES("Several machines"),
  HOST("This machine");

  private final String heading;

  CommandGroup(String heading) {
    this.heading = heading;
  }

  public String heading() {
    return heading;
  }

  /**
   * The place that a command's class names.
   *
   * @throws IllegalStateException when it names none
   */
  public static Of of(Class<?> command) {
    Of named = command.getAnnotation(Of.class);
    if (named == null) {
      throw new IllegalStateException(
          "%s is in no group of the help: give the class @CommandGroup.Of"
              .formatted(command.getName()));
    }
    return named;
  }

  /** The place of a command in the help. */
  @Target(ElementType.TYPE)
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Of {
    CommandGroup value();

    /** Whether few users need it: its summary gives way first where the screen is too short. */
    boolean specialist() default false;
  }
}
