import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingDouble;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Prints the modules and the test classes that took longest, from Surefire's reports below a
 * folder, and writes the seconds of all classes to {@code target/test-seconds.tsv} there.
 *
 * <p>Run by the build in source-launcher mode once everything is tested. Arguments: the folder, and
 * when the build started, as in {@code 2026-11-23T10:40:39Z}: older reports are not of this build.
 */
final class SlowestTests {
  private static final int SHOWN = 10;
  private static final Set<String> SKIPPED = Set.of(".git", "src", "node_modules");

  /** The first element of a report; the attributes come in any order. */
  private static final Pattern SUITE = Pattern.compile("<testsuite\\b[^>]*>");

  private static final Pattern NAME = Pattern.compile("\\sname=\"([^\"]*)\"");
  private static final Pattern TIME = Pattern.compile("\\stime=\"([\\d.,]*)\"");

  private record TestClass(String module, String name, double seconds) {}

  private SlowestTests() {}

  public static void main(String[] args) throws IOException {
    FileTime start = FileTime.from(Instant.parse(args[1]));
    List<TestClass> classes = new ArrayList<>();
    Path root = Path.of(args[0]);
    for (Path report : reports(root, start)) {
      classes.add(read(root, report));
    }
    if (classes.isEmpty()) {
      return;
    }
    classes.sort(Comparator.comparingDouble(TestClass::seconds).reversed());
    write(root.resolve("target"), classes);
    Map<String, Double> modules =
        classes.stream().collect(groupingBy(TestClass::module, summingDouble(TestClass::seconds)));
    System.out.printf("The slowest of %d modules with tests:%n", modules.size());
    modules.entrySet().stream()
        .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
        .limit(SHOWN)
        .forEach(module -> System.out.printf("%8.1f s  %s%n", module.getValue(), module.getKey()));
    double all = classes.stream().mapToDouble(TestClass::seconds).sum();
    System.out.printf("The slowest of %d test classes (%.0f s in all):%n", classes.size(), all);
    classes.stream()
        .limit(SHOWN)
        .forEach(test -> System.out.printf("%8.1f s  %s%n", test.seconds(), test.name()));
  }

  private static void write(Path folder, List<TestClass> classes) throws IOException {
    Files.createDirectories(folder);
    Files.write(
        folder.resolve("test-seconds.tsv"),
        classes.stream()
            .map(it -> "%s\t%s\t%.3f".formatted(it.module(), it.name(), it.seconds()))
            .toList());
  }

  private static List<Path> reports(Path root, FileTime start) throws IOException {
    List<Path> reports = new ArrayList<>();
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
            String name = file.getFileName().toString();
            if (file.getParent().endsWith("target/surefire-reports")
                && name.startsWith("TEST-")
                && name.endsWith(".xml")
                && attributes.lastModifiedTime().compareTo(start) >= 0) {
              reports.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return reports;
  }

  private static TestClass read(Path root, Path report) throws IOException {
    String text = Files.readString(report);
    String suite = first(SUITE, text, report);
    double seconds = Double.parseDouble(first(TIME, suite, report).replace(",", ""));
    Path module = root.relativize(report.getParent().getParent().getParent());
    return new TestClass(module.toString(), first(NAME, suite, report), seconds);
  }

  private static String first(Pattern pattern, String text, Path report) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new IllegalStateException(report + " is no report of Surefire's");
    }
    return matcher.group(matcher.groupCount());
  }
}
