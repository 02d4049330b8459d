import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The list of all subjects in {@code subjects/all/pom.xml}, after which the suite is built, and
 * that of all drivers in {@code driver-contract/all/pom.xml}, which holds them to their contract.
 * They are made of the {@code <module>} lines of the folders of subjects, so that the author of a
 * subject writes such a line and no other.
 *
 * <p>Maven reads each POM before it builds anything, so the list is a file that is kept and
 * checked, not made by the build that needs it.
 */
final class SubjectList {
  /** A folder whose modules are subjects, and where what these leave is packed from. */
  private record Folder(String modules, String left) {}

  private static final List<Folder> FOLDERS =
      List.of(
          new Folder("drivers", "target/drivers"),
          new Folder("soapbench", "target/toolkits"),
          new Folder("soapbench/bindings", "target/bindings"));

  /** A POM, and the folders whose modules it names. */
  private record Named(String pom, List<Folder> folders) {}

  private static final List<Named> LISTS =
      List.of(
          new Named("subjects/all/pom.xml", FOLDERS),
          new Named("driver-contract/all/pom.xml", FOLDERS.subList(0, 1)));

  private static final Pattern GROUP =
      Pattern.compile("(?s)</parent>\\s*<groupId>([^<]+)</groupId>");
  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

  /** Modules of profiles have their entries in the same profiles of the list, by hand. */
  private static final Pattern PROFILES = Pattern.compile("(?s)<profiles>.*</profiles>");

  /** Up to a comment: what a POM needs itself follows it. */
  private static final Pattern ENTRIES =
      Pattern.compile("(?s)(?<=\n {2}<dependencies>\n).*?(?= {4}<!--| {2}</dependencies>\n)");

  private final Path root;

  SubjectList(Path root) {
    this.root = root;
  }

  /**
   * Compares them, and deletes what modules have left that are no more.
   *
   * @param mend whether to write a list where it differs
   * @return a line for each that differs still
   */
  List<String> look(boolean mend) throws IOException {
    for (Folder folder : FOLDERS) {
      deleteStale(folder);
    }
    List<String> wrong = new ArrayList<>();
    for (Named list : LISTS) {
      wrong.addAll(look(list, mend));
    }
    return wrong;
  }

  private List<String> look(Named list, boolean mend) throws IOException {
    Path pom = root.resolve(list.pom);
    String kept = Files.readString(pom);
    String entries =
        list.folders.stream()
            .flatMap(folder -> entries(folder.modules))
            .collect(Collectors.joining());
    String right = ENTRIES.matcher(kept).replaceFirst(Matcher.quoteReplacement(entries));
    if (right.equals(kept)) {
      return List.of();
    }
    if (mend) {
      Files.writeString(pom, right);
      System.out.println("listed the subjects in " + list.pom);
      return List.of();
    }
    return List.of(
        list.pom
            + ": is not the list of the <module> lines in "
            + list.folders.stream().map(Folder::modules).toList());
  }

  /** A distribution would have it, too. */
  private void deleteStale(Folder folder) throws IOException {
    Path left = root.resolve(folder.left);
    if (!Files.isDirectory(left)) {
      return;
    }
    Set<String> modules =
        MODULE
            .matcher(Files.readString(root.resolve(folder.modules, "pom.xml")))
            .results()
            .map(module -> module.group(1))
            .collect(Collectors.toSet());
    List<Path> stale;
    try (Stream<Path> found = Files.list(left)) {
      stale = found.filter(path -> !modules.contains(path.getFileName().toString())).toList();
    }
    for (Path path : stale) {
      try (Stream<Path> inside = Files.walk(path)) {
        for (Path one : inside.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(one);
        }
      }
    }
  }

  private Stream<String> entries(String folder) {
    String pom;
    try {
      pom = PROFILES.matcher(Files.readString(root.resolve(folder, "pom.xml"))).replaceAll("");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Matcher group = GROUP.matcher(pom);
    if (!group.find()) {
      throw new IllegalStateException(folder + "/pom.xml has no group of its own");
    }
    return MODULE.matcher(pom).results().map(module -> entry(group.group(1), module.group(1)));
  }

  private static String entry(String group, String module) {
    return """
        <dependency>
          <groupId>%s</groupId>
          <artifactId>%s</artifactId>
          <version>${project.version}</version>
          <type>pom</type>
          <scope>provided</scope>
          <exclusions>
            <exclusion>
              <groupId>*</groupId>
              <artifactId>*</artifactId>
            </exclusion>
          </exclusions>
        </dependency>
    """
        .formatted(group, module);
  }
}
