import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Program of the build: reads the automata of {@code docs/piximal-automata.md}, checks them, and
 * writes their tables as Java.
 *
 * <p>Arguments: the page, and the folder of the package to write to.
 */
public final class AutomatonTables {
  private static final String GARBAGE = "GARBAGE";

  private AutomatonTables() {}

  /** Writes both. */
  public static void main(String[] arguments) throws IOException {
    List<String> page = Files.readAllLines(Path.of(arguments[0]));
    Path folder = Files.createDirectories(Path.of(arguments[1]));
    for (String language : List.of("XML", "PXML")) {
      Grammar grammar = Grammar.of(page, language);
      String name = language.charAt(0) + language.substring(1).toLowerCase() + "Tables";
      Files.writeString(folder.resolve(name + ".java"), grammar.java(name));
    }
  }

  /** What the page says of one language. */
  private record Grammar(
      List<String> states, List<String> actions, int[][] next, int[][] required) {

    static Grammar of(List<String> page, String language) {
      List<List<String>> steps = table(page, "### Transitions of " + language);
      List<List<String>> marked = table(page, "### Actions of " + language);
      List<String> actions = new ArrayList<>(List.of("NONE"));
      table(page, "## Actions").forEach(row -> actions.add(row.getFirst()));
      Set<String> named = new LinkedHashSet<>();
      steps.forEach(row -> named.add(row.getFirst()));
      named.add(GARBAGE);
      List<String> states = List.copyOf(named);
      int[][] next = next(steps, states);
      return new Grammar(states, actions, next, required(marked, states, actions, next));
    }

    private static int[][] next(List<List<String>> steps, List<String> states) {
      int garbage = states.indexOf(GARBAGE);
      int[][] next = new int[states.size()][256];
      int[][] rank = new int[states.size()][256];
      for (int[] row : next) {
        Arrays.fill(row, garbage);
      }
      for (List<String> step : steps) {
        int state = index(states, step.get(0), step);
        int to = index(states, step.get(2), step);
        for (String bytes : step.get(1).split(" ")) {
          int strength = bytes.startsWith("`") ? 3 : bytes.equals("Char") ? 1 : 2;
          for (int b : bytes(bytes, step)) {
            if (rank[state][b] == strength) {
              throw wrong(step, "two rows have the byte 0x%02X".formatted(b));
            }
            if (rank[state][b] < strength) {
              next[state][b] = to;
              rank[state][b] = strength;
            }
          }
        }
      }
      return next;
    }

    private static Set<Integer> bytes(String name, List<String> row) {
      Set<Integer> bytes = new TreeSet<>();
      for (int b = 0; b < 256; b++) {
        boolean space = b == ' ' || b == '\t' || b == '\n' || b == '\r';
        boolean start = b >= 0x80 || Character.isLetter(b) || b == '_' || b == ':';
        boolean other = b >= '0' && b <= '9' || b == '-' || b == '.';
        boolean is =
            switch (name) {
              case "S" -> space;
              case "NameStart" -> start;
              case "NameChar" -> start || other;
              case "Char" -> space || b >= ' ';
              default -> {
                if (!name.matches("`.`")) {
                  throw wrong(row, "'%s' names no bytes".formatted(name));
                }
                yield name.charAt(1) == b;
              }
            };
        if (is) {
          bytes.add(b);
        }
      }
      return bytes;
    }

    private static int[][] required(
        List<List<String>> marked, List<String> states, List<String> actions, int[][] next) {
      int[][] required = new int[states.size()][states.size()];
      for (List<String> row : marked) {
        int from = index(states, row.get(0), row);
        int to = index(states, row.get(1), row);
        if (Arrays.stream(next[from]).noneMatch(state -> state == to)) {
          throw wrong(row, "no byte leads from the one state to the other");
        }
        if (required[from][to] != 0) {
          throw wrong(row, "another row has the same step");
        }
        required[from][to] = index(actions, row.get(2), row);
      }
      return required;
    }

    private static int index(List<String> names, String name, List<String> row) {
      int index = names.indexOf(name);
      if (index < 0) {
        throw wrong(row, "'%s' is not known".formatted(name));
      }
      return index;
    }

    /** A row of signs for each state, of which {@code '0'} is the first state or action. */
    String java(String name) {
      Map<String, String> parts = new LinkedHashMap<>();
      parts.put("STATES", list(states));
      parts.put("ACTIONS", list(actions));
      parts.put("NEXT", rows(next));
      parts.put("REQUIRED", rows(required));
      StringBuilder out = new StringBuilder("package org.xmlbench.piximal.automaton;\n\n");
      out.append("/** Made by AutomatonTables from docs/piximal-automata.md. */\n");
      out.append("final class ").append(name).append(" {\n");
      parts.forEach(
          (part, value) ->
              out.append("  static final String[] %s = {\n%s  };\n".formatted(part, value)));
      return out.append("  private ").append(name).append("() {}\n}\n").toString();
    }

    private static String list(List<String> names) {
      StringBuilder out = new StringBuilder();
      names.forEach(name -> out.append("    \"").append(name).append("\",\n"));
      return out.toString();
    }

    private static String rows(int[][] table) {
      StringBuilder out = new StringBuilder();
      for (int[] row : table) {
        out.append("    \"");
        for (int cell : row) {
          out.append((char) ('0' + cell));
        }
        out.append("\",\n");
      }
      return out.toString();
    }
  }

  /** The rows of the first table behind a heading, without its own. */
  private static List<List<String>> table(List<String> page, String heading) {
    int at = page.indexOf(heading);
    if (at < 0) {
      throw new IllegalStateException("the page has no heading '%s'".formatted(heading));
    }
    List<List<String>> rows = new ArrayList<>();
    while (!page.get(at).startsWith("|")) {
      at++;
    }
    for (at += 2; at < page.size() && page.get(at).startsWith("|"); at++) {
      rows.add(Arrays.stream(page.get(at).substring(1).split("\\|")).map(String::strip).toList());
    }
    return rows;
  }

  private static IllegalStateException wrong(List<String> row, String what) {
    return new IllegalStateException("%s: %s".formatted(String.join(" | ", row), what));
  }
}
