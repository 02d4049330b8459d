package org.xmlbench.house.command;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import org.xmlbench.core.Explained;
import org.xmlbench.core.Labelled;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * What an option accepts, for <code>${COMPLETION-CANDIDATES}</code> in its description: out of the
 * enumeration or list that has it, so that no text repeats the names. An option of an enumeration
 * names it ({@link Of}); another one has a class of its own.
 */
public abstract class Choices implements Iterable<String> {
  private final List<String> texts;

  protected Choices(List<String> names) {
    texts = List.copyOf(names);
  }

  /** The enumeration whose labels an option accepts; the text has their meanings, too. */
  @Target(ElementType.FIELD)
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Of {
    Class<? extends Labelled> value();
  }

  /** Puts what enumerations have into the options of a command. */
  public static void put(CommandSpec command) {
    for (ArgSpec arg : List.copyOf(command.args())) {
      if (arg.userObject() instanceof Field field && field.isAnnotationPresent(Of.class)) {
        List<String> texts = texts(field.getAnnotation(Of.class).value());
        command.remove(arg);
        command.add(
            switch (arg) {
              case OptionSpec option ->
                  OptionSpec.builder(option).completionCandidates(texts).build();
              case PositionalParamSpec parameter ->
                  PositionalParamSpec.builder(parameter).completionCandidates(texts).build();
              default -> throw new IllegalStateException(arg + " is no option");
            });
      }
    }
  }

  private static List<String> texts(Class<? extends Labelled> type) {
    Labelled[] constants = type.getEnumConstants();
    return constants instanceof Explained[] explained
        ? List.of(text(explained))
        : Arrays.stream(constants).map(Labelled::label).toList();
  }

  protected static String text(Explained... constants) {
    return Arrays.stream(constants)
        .map(constant -> constant.label() + ": " + constant.meaning())
        .collect(Collectors.joining("; "));
  }

  @Override
  public Iterator<String> iterator() {
    return texts.iterator();
  }
}
