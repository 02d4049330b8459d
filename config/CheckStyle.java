import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import com.google.googlejavaformat.java.StringWrapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The house style of every Java source below a folder: formatted, short, no loose ends, no comment
 * that repeats a signature ({@link Restatements}); and the list of all subjects ({@link
 * SubjectList}).
 *
 * <p>Run by the build in source-launcher mode, on the toolchain's JDK, with google-java-format on
 * the class path. Arguments: the folder, {@code check} or {@code mend}, and the file that exists
 * afterwards if and only if something was found. The exit code is 0 either way, because the build
 * says what is wrong better than a failed process does.
 */
final class CheckStyle {
  private static final Formatter FORMATTER = new Formatter();
  private static final int LONGEST_CLASS = 350;
  private static final Set<String> SKIPPED = Set.of("target", ".git", ".idea", "node_modules");

  /** Modules that are the command line's own process, and examples of programs: they may print. */
  private static final List<String> CONSOLES = List.of("suite", "house", "families", "examples");

  /** In a comment; the field's words are caller, user, reader, other code. */
  private static final Pattern RIDDLE =
      Pattern.compile("^ *(?:/?\\*|//|.*; //).*\\b(?i:nobody|somebody|whoever)\\b");

  private static final Pattern LOOSE_END = Pattern.compile("\\b(TODO|FIXME)\\b(?!.*#\\d)");
  private static final Pattern DISABLED = Pattern.compile("@Disabled\\b");
  private static final Pattern CONSOLE = Pattern.compile("\\bSystem\\.(out|err)\\b");

  private final Path root;
  private final boolean mend;
  private final List<String> findings = Collections.synchronizedList(new ArrayList<>());

  private CheckStyle(Path root, boolean mend) {
    this.root = root;
    this.mend = mend;
  }

  public static void main(String[] args) throws IOException {
    var style = new CheckStyle(Path.of(args[0]), args[1].equals("mend"));
    var marker = Path.of(args[2]);
    List<Path> sources = style.sources();
    // Other modules wait for this one, so all processors take part.
    sources.parallelStream().forEach(style::look);
    sources.stream().map(Path::getParent).distinct().forEach(style::lookAtPackage);
    style.findings.addAll(new SubjectList(style.root).look(style.mend));
    Files.deleteIfExists(marker);
    if (!style.findings.isEmpty()) {
      style.findings.sort(null);
      style.findings.forEach(System.out::println);
      Files.createDirectories(marker.getParent());
      Files.write(marker, style.findings);
    }
  }

  private List<Path> sources() throws IOException {
    var sources = new ArrayList<Path>();
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return SKIPPED.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".java")) {
              sources.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    sources.sort(null);
    return sources;
  }

  private void look(Path file) {
    String source;
    try {
      source = Files.readString(file);
      String formatted = formatted(file, mend ? Restatements.without(source) : source);
      if (!formatted.equals(source)) {
        if (mend) {
          Files.writeString(file, formatted);
          System.out.println("formatted " + root.relativize(file));
        } else {
          found(file, 0, "is not formatted");
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<String> lines = source.lines().toList();
    if (lines.size() > LONGEST_CLASS) {
      found(file, 0, "has %d lines, at most %d".formatted(lines.size(), LONGEST_CLASS));
    }
    for (int i = 0; i < lines.size(); i++) {
      lookAtLine(file, i + 1, lines.get(i));
    }
    if (!mend) {
      Restatements.in(source).forEach(one -> found(file, one.line(), one.what()));
    }
  }

  private void lookAtPackage(Path folder) {
    boolean product = folder.toString().replace('\\', '/').contains("/src/main/java/");
    if (product && !Files.exists(folder.resolve("package-info.java"))) {
      found(folder, 0, "has no package-info.java");
    }
  }

  private void lookAtLine(Path file, int number, String line) {
    Path path = root.relativize(file);
    if (path.startsWith("config")) {
      return;
    }
    if (RIDDLE.matcher(line).find()) {
      found(file, number, "a person that is none: name the code or the user instead");
    }
    if (LOOSE_END.matcher(line).find()) {
      found(file, number, "a loose end without the number of its issue");
    }
    if (DISABLED.matcher(line).find()) {
      found(file, number, "a disabled test");
    }
    boolean library =
        CONSOLES.stream().noneMatch(path::startsWith) && path.toString().contains("main");
    if (library && CONSOLE.matcher(line).find() && !line.strip().startsWith("*")) {
      found(
          file,
          number,
          "the console belongs to the house and above: take a PrintStream or return a value");
    }
  }

  private String formatted(Path file, String source) {
    try {
      String imports =
          ImportOrderer.reorderImports(
              RemoveUnusedImports.removeUnusedImports(source), JavaFormatterOptions.Style.GOOGLE);
      return StringWrapper.wrap(FORMATTER.formatSource(imports), FORMATTER);
    } catch (FormatterException e) {
      found(file, 0, "does not parse: " + e.getMessage().lines().findFirst().orElse(""));
      return source;
    }
  }

  private void found(Path file, int line, String what) {
    findings.add(root.relativize(file) + (line == 0 ? "" : ":" + line) + ": " + what);
  }
}
