import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether the JIT compiler takes into PIXIMAL's loops what it took when the list was written: a
 * change that makes a method too large for it costs speed, and no test of results sees that. {@code
 * scripts/piximal-inlining} starts it with the list, the folder of documents, and a command that
 * reads one.
 *
 * <p>Exit codes: 0 all lines of the list hold; 1 one does not; 2 bad usage; 77 another JDK.
 */
final class PiximalInlining {
  private static final String PACKAGE = "org.xmlbench.piximal.engine.";
  private static final int OTHER_JDK = 77;
  private static final Pattern COMPILED =
      Pattern.compile("^ *\\d+ +\\d+ [ %sbn!]* +4 +(\\S+) .*bytes\\)$");
  private static final Pattern CALL = Pattern.compile("^ +@ \\d+ +(\\S+) \\(\\d+ bytes\\) +(.*)$");

  /** The first compiler says so of calls that the second one takes in. */
  private static final Pattern OF_FIRST_COMPILER =
      Pattern.compile(
          "failed to inline: (callee is too large|no static binding|callee uses too.*)");

  /**
   * Calls that hardly ever happen may stay calls: of a frequent one it says "hot method too big".
   */
  private static final Pattern RARE =
      Pattern.compile(
          "failed to inline: (too big|low call site frequency|never executed|call site not.*)");

  /** A line of the list: in that loop, read for that driver and document, a call is no call. */
  private record Expected(String driver, String document, String loop, String callee) {
    static Expected of(String line) {
      String[] fields = line.split("\t");
      if (fields.length != 4) {
        throw new IllegalArgumentException("no four fields: " + line);
      }
      return new Expected(fields[0], fields[1], fields[2], fields[3]);
    }

    Reading reading() {
      return new Reading(driver, document, loop);
    }
  }

  /** What one JVM does. */
  private record Reading(String driver, String document, String loop) {}

  private PiximalInlining() {}

  /** LIST DOCUMENTS COMMAND...: the command gets options of the JVM at {@code @OPTIONS@}. */
  public static void main(String[] args) throws IOException, InterruptedException {
    List<String> lines =
        Files.readAllLines(Path.of(args[0])).stream().filter(it -> !it.startsWith("#")).toList();
    String jdk = lines.getFirst();
    if (!jdk.equals(Runtime.version().toString())) {
      System.out.printf("skipped: the list is of JDK %s, this is %s%n", jdk, Runtime.version());
      System.exit(OTHER_JDK);
    }
    Map<Reading, List<Expected>> byReading = new LinkedHashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      Expected expected = Expected.of(line);
      byReading.computeIfAbsent(expected.reading(), it -> new ArrayList<>()).add(expected);
    }
    int broken = 0;
    for (Map.Entry<Reading, List<Expected>> entry : byReading.entrySet()) {
      List<String> compiled = compiled(entry.getKey(), args);
      for (Expected expected : entry.getValue()) {
        String fault = fault(compiled, expected);
        broken += fault == null ? 0 : 1;
        System.out.printf(
            "%s %s %s: %s in %s%s%n",
            fault == null ? "holds " : "BROKEN",
            expected.driver(),
            expected.document(),
            expected.callee(),
            expected.loop(),
            fault == null ? "" : ": " + fault);
      }
    }
    System.out.printf("%d of the list do not hold%n", broken);
    System.exit(broken == 0 ? 0 : 1);
  }

  /** What the second compiler said when it compiled the loop for the last time. */
  private static List<String> compiled(Reading reading, String[] args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    for (String arg : List.of(args).subList(2, args.length)) {
      switch (arg) {
        case "@OPTIONS@" ->
            command.addAll(
                List.of(
                    "-XX:+UnlockDiagnosticVMOptions",
                    "-XX:+PrintCompilation",
                    "-XX:CompileCommand=quiet",
                    "-XX:CompileCommand=PrintInlining," + PACKAGE + reading.loop()));
        case "@DRIVER@" -> command.add(reading.driver());
        case "@DOCUMENT@" -> command.add(Path.of(args[1], reading.document()).toString());
        default -> command.add(arg);
      }
    }
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    List<String> last = new ArrayList<>();
    try (BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream()))) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        Matcher header = COMPILED.matcher(line);
        if (header.matches() && header.group(1).equals(PACKAGE + reading.loop())) {
          last.clear();
        } else if (CALL.matcher(line).matches()) {
          last.add(line);
        }
      }
    }
    if (process.waitFor() != 0) {
      throw new IOException("%s failed: exit code %d".formatted(command, process.exitValue()));
    }
    return last;
  }

  /** Why a line of the list does not hold; null where it does. */
  private static String fault(List<String> compiled, Expected expected) {
    int taken = 0;
    for (String line : compiled) {
      Matcher call = CALL.matcher(line);
      if (!call.matches() || !call.group(1).equals(PACKAGE + expected.callee())) {
        continue;
      }
      String said = call.group(2).strip();
      if (said.startsWith("inline (hot)")) {
        taken++;
      } else if (said.startsWith("failed")
          && !OF_FIRST_COMPILER.matcher(said).matches()
          && !RARE.matcher(said).matches()) {
        return said;
      }
    }
    return taken == 0 ? "it is not called there, or the loop was not compiled" : null;
  }
}
