package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The contents of the fenced blocks of a Markdown page. */
final class FencedExamples {
  private static final Pattern FENCE = Pattern.compile("(?ms)^```(?:\\w*)\\R(.*?)^```\\s*$");

  /** A line that a backslash continues, or a plain YAML scalar that options continue. */
  private static final Pattern CONTINUED = Pattern.compile("[ \\t]*\\\\?\\R[ \\t]+(?=--)");

  /** The launcher, where it is called: in a listing of files more blanks follow. */
  private static final Pattern COMMAND =
      Pattern.compile("(?:bin|scripts)/xmlbench ([a-z-](?:\"[^\"]*\"|'[^']*'|[^\\n\"'])*)");

  /** A word is a sequence of quoted and plain parts. */
  private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*\"|'[^']*'|[^\\s\"'])+");

  /** What ends a command of a shell, or redirects it. */
  private static final Pattern END = Pattern.compile("\\|\\|?|&&?|;|#.*|[0-9]?>>?.*|<.*");

  private FencedExamples() {}

  static List<String> blocks(Path page) throws IOException {
    return FENCE.matcher(Files.readString(page)).results().map(block -> block.group(1)).toList();
  }

  /** The arguments of every call of the launcher. */
  static List<List<String>> commands(String block) {
    String joined = CONTINUED.matcher(block).replaceAll(" ");
    return COMMAND.matcher(joined).results().map(call -> arguments(call.group(1))).toList();
  }

  private static List<String> arguments(String line) {
    List<String> arguments = new ArrayList<>();
    Matcher words = WORD.matcher(line);
    for (MatchResult word : words.results().toList()) {
      if (END.matcher(word.group()).matches()) {
        break;
      }
      arguments.add(word.group().replace("\"", "").replace("'", ""));
    }
    return arguments;
  }
}
