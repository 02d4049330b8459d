package org.xmlbench.house.command;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The sections in which the help of a command with many options lists them, in that order. */
public enum OptionSection {
  /** Also of each option that names no section: most options of one command choose this. */
  SUBJECTS("What to measure"),
  METHOD("How to measure"),
  AMOUNT("How long to measure"),
  VERDICT("Verdict"),
  RUN("Run and output"),
  MACHINES("Several machines"),
  GENERAL("Every command");

  private final String heading;

  OptionSection(String heading) {
    this.heading = heading;
  }

  public String heading() {
    return heading;
  }

  /** The section that the option's field names, or else the class around it. */
  public static OptionSection of(OptionSpec option) {
    if (!(option.userObject() instanceof Field field)) {
      return SUBJECTS;
    }
    Class<?> owner = field.getDeclaringClass();
    if (owner.getPackage().equals(CommandLine.class.getPackage())) {
      return GENERAL;
    }
    Of named = field.getAnnotation(Of.class);
    if (named == null) {
      named = owner.getAnnotation(Of.class);
    }
    return named == null ? SUBJECTS : named.value();
  }

  /** Says in which section this option is, or all options of a class. */
  @Target({ElementType.FIELD, ElementType.TYPE})
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Of {
    OptionSection value();
  }
}
