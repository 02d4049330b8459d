package org.xmlbench.suite.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.command.FamilyList;
import org.xmlbench.house.command.FamilyRuns;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.ProjectFolder;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.FamilyResults;
import picocli.CommandLine;

/** The list of families, and that one more needs one folder. */
class FamilyListTest {
  /** Folders of what several families share. */
  private static final Set<String> BASES = Set.of("server", "soap");

  /** Of families/MODULE/src/main/java/org/xmlbench/families/FAMILY/tables. */
  private static final int FOLDER_DEPTH = 9;

  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void everyFamilyMeasuresAndReads() {
    assertThat(FamilyList.all())
        .extracting(FamilyRuns::results)
        .containsExactlyElementsOf(Families.all())
        .hasSizeGreaterThan(10);
    for (FamilyRuns family : FamilyList.all()) {
      String own = "org.xmlbench.families." + family.results().id();
      assertThat(family.getClass().getPackageName()).isEqualTo(own + ".runs");
      assertThat(family.results().getClass().getPackageName()).isEqualTo(own + ".tables");
    }
  }

  /** A line that is lost in {@code META-INF/services} would be a family that is gone. */
  @Test
  void everyFolderOfAFamilyIsFound() throws IOException {
    try (Stream<Path> folders =
        Files.find(
            ProjectFolder.top().resolve("families"),
            FOLDER_DEPTH,
            (file, _) -> file.endsWith("tables") && file.toString().contains("src/main/java"))) {
      assertThat(folders.map(tables -> tables.getParent().getFileName().toString()))
          .filteredOn(name -> !BASES.contains(name))
          .containsExactlyInAnyOrderElementsOf(
              Families.all().stream().map(FamilyResults::id).toList());
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

  /** The folder of docs/adding-a-family.md, compiled, beside the families that there are. */
  @Test
  void aFamilyIsOneFolder() throws Exception {
    System.setProperty("xmlbench.lock", folder.resolve("lock").toString());
    Path classes = ToyFolder.compile(folder.resolve("classes"));
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = loader(classes)) {
      thread.setContextClassLoader(loader);
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
    } finally {
      thread.setContextClassLoader(before);
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
    assertThat(out()).contains("  toy  ", "Time sorts of numbers.");
    assertThat(program.run(0, "toy", "--help")).isZero();
    assertThat(out().replaceAll("\\s+", " "))
        .contains("--numbers", "70 an error of XMLBench itself");
    assertThat(program.run(0, "list")).as(err()).isZero();
    assertThat(out()).containsPattern("sorts +2");
    assertThat(program.run(0, "list", "sorts")).as(err()).isZero();
    assertThat(out()).contains("heap-sort", "merge-sort");
    assertThat(program.run(0, "list", "profiles")).isZero();
    assertThat(out()).contains("toy smoke", "toy quick");
    assertThat(program.run(0, "toy", "--profile", "smoke", "--dry-run")).as(err()).isZero();
    assertThat(out()).contains("2 cells x 1 block = 2 forks");
    assertThat(program.run(0, "toy", "--profile", "smokey", "--dry-run")).isEqualTo(2);
    assertThat(err()).contains("unknown profile");

    assertThat(program.run(0, "toy", "--numbers", "10,20", "--dry-run", "--out", run)).isZero();
    assertThat(out()).contains("numbers:20", "4 cells x 3 blocks = 12 forks");
    assertThat(folder.resolve("run")).doesNotExist();

    assertThat(program.run(5, "toy", "--numbers", "10,20", "--out", run)).isEqualTo(3);
    assertThat(err()).contains("resume with: xmlbench toy --resume --out " + run);
    assertThat(program.run(9, "run", "--resume", "--out", run)).isEqualTo(2);
    assertThat(err()).contains("is of sorts: resume with: xmlbench toy --resume --out " + run);
    assertThat(program.run(9, "toy", "--resume", "--out", run)).as(err()).isZero();
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
    assertThat(program.run(99, "toy", "--numbers", "10,20", "--out", second)).isZero();
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
      assertThat(program.run(0, "toy", "--resume", "--out", run)).isEqualTo(2);
      assertThat(err())
          .startsWith("xmlbench: the request in the manifest of " + run + " is damaged: ")
          .contains("numbers")
          .containsOnlyOnce("\n");
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

      /** Of the family its folder, of all else where this test has it from. */
      private ProtectionDomain origin(String name, URL own)
          throws ClassNotFoundException, IOException {
        return own == null
            ? getParent().loadClass(name).getProtectionDomain()
            : new ProtectionDomain(
                new CodeSource(classes.toUri().toURL(), (Certificate[]) null), null);
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
          return defineClass(name, bytes, 0, bytes.length, origin(name, own));
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
