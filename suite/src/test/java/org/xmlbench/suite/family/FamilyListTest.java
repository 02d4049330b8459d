package org.xmlbench.suite.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.family.Families;
import org.xmlbench.suite.command.FamilyRuns;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.family.toy.ToyProgram;
import picocli.CommandLine;

/** The list of families, and that one more needs two folders and two lines. */
class FamilyListTest {
  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void bothListsHaveTheSameFamiliesEachInAFolderOfItsName() {
    assertThat(FamilyList.all())
        .extracting(FamilyRuns::results)
        .containsExactlyInAnyOrderElementsOf(Families.all());
    for (FamilyRuns family : FamilyList.all()) {
      assertThat(family.getClass().getPackageName())
          .isEqualTo("org.xmlbench.suite.family." + family.results().id());
    }
  }

  @Test
  void theFirstCommandOfAFamilyHasTheNameOfItsResults() {
    Session session = new Session(() -> null, stream(out), stream(err));
    for (FamilyRuns family : FamilyList.all()) {
      assertThat(new CommandLine(family.commands(session).getFirst()).getCommandName())
          .isEqualTo(family.results().command());
    }
  }

  /** The two classes that know all families, compiled again with one line more. */
  @Test
  void aFamilyIsAddedByTwoFoldersAndTwoLines() throws Exception {
    System.setProperty("xmlbench.lock", folder.resolve("lock").toString());
    Path classes = Files.createDirectories(folder.resolve("classes"));
    compile(
        classes,
        oneMoreLine(
            Path.of("../results/src/main/java/org/xmlbench/results/family/Families.java"),
            "          PARSERS,",
            "          PARSERS, new org.xmlbench.results.family.toy.ToyResults(),"),
        oneMoreLine(
            Path.of("src/main/java/org/xmlbench/suite/family/FamilyList.java"),
            "          new ParsersRuns(),",
            "          new ParsersRuns(), new org.xmlbench.suite.family.toy.ToyRuns(),"));
    try (URLClassLoader loader = loader(classes)) {
      Method program =
          loader
              .loadClass(ToyProgram.class.getName())
              .getMethod(
                  "run",
                  Path.class,
                  int.class,
                  PrintStream.class,
                  PrintStream.class,
                  String[].class);
      tryEverything((forks, args) -> run(program, forks, args));
    }
  }

  /** Runs a command of the program with one more family. */
  private interface Program {
    int run(int forks, String... args) throws ReflectiveOperationException;
  }

  private int run(Method program, int forks, String... args) throws ReflectiveOperationException {
    out.reset();
    err.reset();
    return (int)
        program.invoke(null, folder.resolve("home"), forks, stream(out), stream(err), args);
  }

  private void tryEverything(Program program) throws Exception {
    String run = folder.resolve("run").toString();
    assertThat(program.run(0, "--help")).isZero();
    assertThat(out()).contains("  sort  ", "Time sorts of numbers.");
    assertThat(program.run(0, "sort", "--help")).isZero();
    assertThat(out().replaceAll("\\s+", " "))
        .contains("--numbers", "70 an error of XMLBench itself");
    assertThat(program.run(0, "list")).isZero();
    assertThat(out()).containsPattern("sorts +2");
    assertThat(program.run(0, "list", "sorts")).isZero();
    assertThat(out()).contains("heap-sort", "merge-sort");
    assertThat(program.run(0, "list", "profiles")).isZero();
    assertThat(out()).contains("sort smoke", "sort quick");
    assertThat(program.run(0, "sort", "--profile", "smoke", "--dry-run")).as(err()).isZero();
    assertThat(out()).contains("2 cells x 1 block = 2 forks");
    assertThat(program.run(0, "sort", "--profile", "smokey", "--dry-run")).isEqualTo(2);
    assertThat(err()).contains("unknown profile");

    assertThat(program.run(0, "sort", "--numbers", "10,20", "--dry-run", "--out", run)).isZero();
    assertThat(out()).contains("numbers:20", "4 cells x 3 blocks = 12 forks");
    assertThat(folder.resolve("run")).doesNotExist();

    assertThat(program.run(5, "sort", "--numbers", "10,20", "--out", run)).isEqualTo(3);
    assertThat(err()).contains("resume with: xmlbench sort --resume --out " + run);
    assertThat(program.run(9, "run", "--resume", "--out", run)).isEqualTo(2);
    assertThat(err()).contains("is of sorts: resume with: xmlbench sort --resume --out " + run);
    assertThat(program.run(9, "sort", "--resume", "--out", run)).as(err()).isZero();
    assertThat(err()).contains("resuming after 5 forks");
    String table = out().substring(0, out().indexOf("\nrun folder:"));
    assertThat(table).contains("numbers:10", "numbers:20", "merge-sort", "heap-sort");
    assertThat(table).contains("| cpus=1 gc=serial heap=256m", "us/array", "bytes of array");
    assertThat(Files.readString(folder.resolve("run").resolve("manifest.json")))
        .contains("\"family\" : \"toy\"", "\"numbers\" : [ 10, 20 ]");

    assertThat(program.run(0, "compare", run)).isZero();
    assertThat(out()).endsWith(table);
    assertThat(program.run(0, "compare", run, "--json")).isZero();
    assertThat(out()).contains("\"numbers:10\"", "\"merge-sort\"");
    String second = folder.resolve("second").toString();
    assertThat(program.run(99, "sort", "--numbers", "10,20", "--out", second)).isZero();
    assertThat(program.run(0, "compare", run, second)).as(err()).isZero();
    assertThat(out()).contains("numbers:10", "merge-sort");
    assertThat(program.run(0, "report", run)).isZero();
    assertThat(folder.resolve("run").resolve("report.html"))
        .content()
        .contains("merge-sort", "Sorts");
    assertThat(program.run(0, "history", run, second)).as(err()).isZero();
    assertThat(out()).contains("numbers:10");
    aDamagedRequestIsOneLine(program, folder.resolve("second").resolve("manifest.json"));
  }

  private void aDamagedRequestIsOneLine(Program program, Path manifest) throws Exception {
    String whole = Files.readString(manifest);
    for (String damaged : List.of("null", "[ 10, null ]")) {
      String list = "\"numbers\" : [ 10, 20 ]";
      assertThat(whole).containsOnlyOnce(list);
      Files.writeString(manifest, whole.replace(list, "\"numbers\" : " + damaged));
      String run = manifest.getParent().toString();
      assertThat(program.run(0, "sort", "--resume", "--out", run)).isEqualTo(2);
      assertThat(err())
          .startsWith("xmlbench: the request in the manifest of " + run + " is damaged: ")
          .contains("numbers")
          .containsOnlyOnce("\n");
    }
  }

  private static String oneMoreLine(Path source, String line, String lines) throws IOException {
    String text = Files.readString(source);
    assertThat(text).containsOnlyOnce(line);
    return text.replace(line, lines);
  }

  private static void compile(Path classes, String... sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<SimpleJavaFileObject> files = new ArrayList<>();
    for (String source : sources) {
      String name = source.contains("class Families ") ? "Families" : "FamilyList";
      files.add(
          new SimpleJavaFileObject(
              URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
              return source;
            }
          });
    }
    StringWriter messages = new StringWriter();
    boolean compiled =
        compiler
            .getTask(
                messages,
                null,
                null,
                List.of("-d", classes.toString(), "-proc:none", "-cp", classPath()),
                null,
                files)
            .call();
    assertThat(compiled).as(messages.toString()).isTrue();
  }

  private static String classPath() {
    return Stream.of(
                FamilyList.class, Families.class, FamilyListTest.class, UserErrorException.class)
            .map(FamilyListTest::origin)
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator))
        + File.pathSeparator
        + System.getProperty("java.class.path");
  }

  private static Path origin(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Our classes once more, of which those in {@code classes} come first. */
  private static URLClassLoader loader(Path classes) throws IOException {
    return new URLClassLoader(
        new URL[] {classes.toUri().toURL()}, FamilyListTest.class.getClassLoader()) {
      @Override
      protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith("org.xmlbench.")) {
          return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
          Class<?> loaded = findLoadedClass(name);
          return loaded == null ? define(name) : loaded;
        }
      }

      private Class<?> define(String name) throws ClassNotFoundException {
        String file = name.replace('.', '/') + ".class";
        URL own = findResource(file);
        try (InputStream in =
            own == null ? getParent().getResourceAsStream(file) : own.openStream()) {
          if (in == null) {
            throw new ClassNotFoundException(name);
          }
          byte[] bytes = in.readAllBytes();
          return defineClass(
              name, bytes, 0, bytes.length, FamilyListTest.class.getProtectionDomain());
        } catch (IOException e) {
          throw new ClassNotFoundException(name, e);
        }
      }
    };
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }
}
