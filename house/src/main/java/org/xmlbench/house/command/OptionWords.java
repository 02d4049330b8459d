package org.xmlbench.house.command;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The words of a command in the sentences of options that it shares with others: {@code item=task}
 * stands where such a sentence has <code>{item:document}</code>, whose other word is that of
 * commands that have no own. A place whose word is the name of an option, such as <code>
 * {--time-budget: and ignore the time budget}</code>, is there where the command has that option.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface OptionWords {
  String[] value();

  /** Puts the words of commands into their options. */
  final class Sentences {
    private static final Pattern PLACE = Pattern.compile("\\{([a-z-]+):([^{}]*)}");

    private Sentences() {}

    public static void put(CommandSpec command) {
      Map<String, String> words = words(command.userObject().getClass());
      for (OptionSpec option : List.copyOf(command.options())) {
        String[] before = option.description();
        if (Stream.of(before).anyMatch(line -> PLACE.matcher(line).find())) {
          String[] after =
              Stream.of(before).map(line -> filled(line, words, command)).toArray(String[]::new);
          command.remove(option);
          command.addOption(OptionSpec.builder(option).description(after).build());
        }
      }
    }

    private static Map<String, String> words(Class<?> command) {
      Map<String, String> words = new HashMap<>();
      OptionWords own = command.getAnnotation(OptionWords.class);
      for (String word : own == null ? new String[0] : own.value()) {
        words.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
      }
      return words;
    }

    private static String filled(String line, Map<String, String> words, CommandSpec command) {
      return PLACE
          .matcher(line)
          .replaceAll(
              place -> {
                String name = place.group(1);
                String usual = place.group(2).replace("$", "\\$");
                return name.startsWith("--")
                    ? command.findOption(name) == null ? "" : usual
                    : words.getOrDefault(name, usual);
              });
    }
  }
}
