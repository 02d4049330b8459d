package org.xmlbench.suite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A test that assumes a program or a library which a host may lack has the tag {@code optional}, so
 * that {@code .ci/fresh-machine} runs it where all of these are hidden; and it says what to
 * install.
 */
class OptionalPartsTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final String SOURCES = "src/test/java";
  private static final String TAG = "@Tag(\"optional\")";

  /** In a POM: all tests of the module are such tests. */
  private static final String ALL_OF_MODULE = "<xmlbench.test.only/>";

  /** In a POM: the module has such tests; without it none of them would run. */
  private static final String SOME_OF_MODULE = "<xmlbench.test.skip>false</xmlbench.test.skip>";

  private static final Pattern TEXTS =
      Pattern.compile("(?s)\"{3}.*?\"{3}|\"(\\\\.|[^\"\\\\\n])*\"");

  private static final Pattern ASSUMPTION =
      Pattern.compile("\\b(assume\\w+|Assumptions[.:]+abort)\\b");

  /** What asks whether something optional is there, beside the names of programs. */
  private static final Pattern ASKED =
      Pattern.compile(
          "apt-get install|HostOffers[.]remoteStore|PreparedStorage[.]unavailable"
              + "|(drivers|toolkits|frameworks)\\(\\w+\\)[.]leftOut\\("
              + "|\\b(Library|built\\(\\)|framework|toolkit|driver|getFirst\\(\\))[.]unavailable\\(");

  /** A class that is extended, or one whose member is used. */
  private static final Pattern USE = Pattern.compile("\\bextends (\\w+)|\\b(\\w+)(?=[.][a-z])");

  private final Pattern programs = programs();

  /** What was found of each source: those of the results and the house are seen by each module. */
  private final Map<String, Boolean> assuming = new HashMap<>();

  private final Map<String, Set<String>> used = new HashMap<>();

  /** A program of the table in {@code scripts/without-optional}, as a string of Java names it. */
  private static Pattern programs() {
    try (Stream<String> lines = Files.lines(ROOT.resolve("scripts/without-optional"))) {
      String names =
          lines
              .map(line -> line.split("[|]"))
              .filter(fields -> fields.length >= 4 && fields[0].matches("[a-z0-9+]+ *"))
              .flatMap(fields -> Stream.of(fields[1].strip().split(" +")))
              .filter(name -> name.matches("[a-z0-9+-]+"))
              .map(Pattern::quote)
              .collect(Collectors.joining("|"));
      assertThat(names).contains("nbdkit", "g++", "slurmctld", "unzip");
      return Pattern.compile("\"(/[a-z/]*/)?(" + names + ")\"");
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private boolean assumes(String source) {
    return ASSUMPTION.matcher(source).find()
        && (ASKED.matcher(source).find() || programs.matcher(source).find());
  }

  /** The classes that assume such a thing, or use one that does. */
  private Set<String> meeting(Map<String, String> sources) {
    Set<String> found = new TreeSet<>();
    sources.forEach(
        (name, source) -> {
          if (assuming.computeIfAbsent(source, this::assumes)) {
            found.add(name);
          }
        });
    boolean more = !found.isEmpty();
    while (more) {
      more = false;
      for (Map.Entry<String, String> one : sources.entrySet()) {
        more |=
            !found.contains(one.getKey()) && uses(one.getValue(), found) && found.add(one.getKey());
      }
    }
    return found;
  }

  /** Whether the source extends one of the classes, or names one before a member. */
  private boolean uses(String source, Set<String> classes) {
    return !Collections.disjoint(used.computeIfAbsent(source, OptionalPartsTest::used), classes);
  }

  private static Set<String> used(String source) {
    return USE.matcher(TEXTS.matcher(source).replaceAll(""))
        .results()
        .map(use -> use.group(1) == null ? use.group(2) : use.group(1))
        .collect(Collectors.toSet());
  }

  /** Whether the class has the tag, or one that it extends, in whichever module that is. */
  private static boolean isTagged(String name, Map<String, String> sources) {
    String source = sources.getOrDefault(name, "");
    Matcher base = Pattern.compile("class " + name + "\\b[^{]* extends (\\w+)").matcher(source);
    return source.contains(TAG) || base.find() && isTagged(base.group(1), sources);
  }

  private List<String> untagged(Map<String, String> sources) {
    return meeting(sources).stream()
        .filter(name -> name.endsWith("Test") && !isTagged(name, sources))
        .toList();
  }

  private static List<Path> modules() throws IOException {
    try (Stream<Path> found = Files.find(ROOT, 4, (file, _) -> file.endsWith("pom.xml"))) {
      return found.map(Path::getParent).filter(m -> Files.isDirectory(m.resolve(SOURCES))).toList();
    }
  }

  private static Map<String, String> sources(Path module) throws IOException {
    Map<String, String> all = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(module.resolve(SOURCES))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        String name = file.getFileName().toString().replace(".java", "");
        if (!name.equals(OptionalPartsTest.class.getSimpleName())) {
          all.put(name, Files.readString(file));
        }
      }
    }
    return all;
  }

  @Test
  void everyTestThatAssumesAnOptionalPartHasTheTag() throws IOException {
    Map<String, String> shared = new LinkedHashMap<>(sources(ROOT.resolve("results")));
    shared.putAll(sources(ROOT.resolve("house")));
    List<String> untagged = new ArrayList<>();
    Set<String> meeting = new TreeSet<>();
    for (Path module : modules()) {
      String pom = Files.readString(module.resolve("pom.xml"));
      Map<String, String> sources = sources(module);
      Set<String> own = sources.keySet();
      Map<String, String> seen = new LinkedHashMap<>(shared);
      seen.putAll(sources);
      boolean all = pom.contains(ALL_OF_MODULE);
      assertThat(pom.contains(SOME_OF_MODULE))
          .as("%s has %s in its POM", ROOT.relativize(module), SOME_OF_MODULE)
          .isEqualTo(all || own.stream().anyMatch(name -> isTagged(name, seen)));
      if (!all) {
        meeting.addAll(meeting(seen));
        untagged(seen).stream()
            .filter(own::contains)
            .forEach(name -> untagged.add(ROOT.relativize(module) + ": " + name));
      }
    }
    assertThat(meeting)
        .contains("Browser", "TwoNodeSlurm", "RemoteStoreTest", "PerfEventLayoutTest");
    assertThat(untagged).as("give these classes %s", TAG).isEmpty();
  }

  /** A subject that is no library of Java's: it has a program to build, or calls one from Java. */
  @Test
  void everyModuleOfALibraryThatIsNotJavasRunsAllOfItsTests() throws IOException {
    List<String> all = new ArrayList<>();
    try (Stream<Path> poms = Files.find(ROOT, 4, (file, _) -> file.endsWith("pom.xml"))) {
      for (Path module : poms.map(Path::getParent).toList()) {
        if (isNative(module)) {
          all.add(ROOT.relativize(module).toString());
          assertThat(module.resolve("pom.xml")).content().contains(ALL_OF_MODULE, SOME_OF_MODULE);
        }
      }
    }
    assertThat(all).contains("drivers/expat", "drivers/pugixml", "soapbench/gsoap");
  }

  private static boolean isNative(Path module) throws IOException {
    Path sources = module.resolve("src/main/java");
    if (Files.exists(module.resolve("src/main/build/build-program"))) {
      return true;
    }
    if (!Files.isDirectory(sources) || !module.getParent().endsWith("drivers")) {
      return false;
    }
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        if (Files.readString(file).contains("Library.NATIVE")) {
          return true;
        }
      }
    }
    return false;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "assumeTrue(Files.isExecutable(Path.of(\"/usr/bin/unzip\"))); | true",
        "assumeThat(found(\"nbdkit\")).isTrue(); | true",
        "toolkit.unavailable().ifPresent(Assumptions::abort); | true",
        "assumeTrue(there, \"no it: apt-get install it\"); | true",
        "assumeTrue(Files.isReadable(LOCKS), \"/proc/locks is not readable\"); | false",
        "assumeTrue(SubjectCatalogue.toolkits(home).leftOut().isEmpty()); | true",
        "assumeTrue(made); DocumentFiles.in(folder).leftOut(); | false",
        "strategy.unavailable().ifPresent(Assumptions::abort); | false",
        "script(bin.resolve(\"sbatch\"), FAKE); | false",
      })
  void whatAssumesAnOptionalPart(String source, boolean assumes) {
    assertThat(assumes(source)).isEqualTo(assumes);
    Map<String, String> sources =
        Map.of("Gate", source, "UserTest", "Gate.start()", "TaggedTest", TAG + " Gate.start()");
    assertThat(untagged(sources)).isEqualTo(assumes ? List.of("UserTest") : List.of());
  }
}
