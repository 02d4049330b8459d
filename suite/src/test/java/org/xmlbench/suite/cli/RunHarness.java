package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.ForkExecutor;
import org.xmlbench.house.engine.UncontendedForks;
import org.xmlbench.house.engine.fork.ForkSetting;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.toolkit.Toolkit;

/**
 * Runs the command line in this process over a distribution of test drivers; forks are real unless
 * a test gives others. The host is not watched, and what a busy host does to real forks repeats no
 * block: these tests do not depend on how often it does.
 */
final class RunHarness {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Distribution home;
  private final Path run;
  private ForkSetting.Executors executors = new UncontendedForks();

  @SafeVarargs
  @SuppressWarnings("varargs")
  RunHarness(Path folder, Class<? extends Driver>... drivers) {
    this(BrokenDriversFolder.make(folder.resolve("home"), drivers), folder);
  }

  private RunHarness(Distribution home, Path folder) {
    this.home = home;
    this.run = folder.resolve("run");
    System.setProperty("xmlbench.lock", folder.resolve("lock").toString());
  }

  static RunHarness over(Distribution home, Path folder) {
    return new RunHarness(home, folder);
  }

  /** Adds SOAP toolkits to the distribution. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  final RunHarness with(Class<? extends Toolkit>... toolkits) {
    BrokenDriversFolder.addToolkits(home, toolkits);
    return this;
  }

  /** Adds binding frameworks to the distribution. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  final RunHarness withFrameworks(Class<? extends Framework>... frameworks) {
    BrokenDriversFolder.addFrameworks(home, frameworks);
    return this;
  }

  RunHarness withForks(ForkSetting.Executors forks) {
    executors = forks;
    return this;
  }

  /** Runs forks that are no processes; their records are of the run that is made. */
  RunHarness with(ForkExecutor forks) {
    executors = setting -> request -> forks.run(request).withRun(setting.records().run());
    return this;
  }

  Path run() {
    return run;
  }

  /** Runs a command and returns its exit code. */
  int execute(String... args) {
    out.reset();
    err.reset();
    Session session = new Session(() -> home, stream(out), stream(err), executors, Duration.ZERO);
    return new Cli(session).run(args);
  }

  /** Runs {@code run} on the smallest document with the shortest forks. */
  int runSmoke(String... more) {
    List<String> args =
        new ArrayList<>(
            List.of(
                "run", "--profile", "smoke", "--document", "overhead", "--out", run.toString()));
    for (String driver : allDrivers()) {
      args.add("--driver");
      args.add(driver);
    }
    args.addAll(List.of(more));
    return execute(args.toArray(String[]::new));
  }

  /** Puts there a copy of the {@link SmokeRun}. For commands that only read a run, or change it. */
  void copyOfSmokeRun() {
    Path made = SmokeRun.get().run;
    try (Stream<Path> files = Files.walk(made)) {
      for (Path from : files.toList()) {
        Path to = run.resolve(made.relativize(from).toString());
        if (Files.isDirectory(from)) {
          Files.createDirectories(to);
        } else {
          Files.copy(from, to);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs {@code run} on a user's file with one honest driver and the shortest forks. */
  int runFile(Path file, String... more) {
    List<String> args =
        new ArrayList<>(
            List.of(
                "run", "--profile", "smoke", "--driver", "honest-one", "--out", run.toString()));
    args.addAll(List.of("--document", "file:" + file));
    args.addAll(List.of(more));
    return execute(args.toArray(String[]::new));
  }

  /** A command in another JVM has printed that. */
  void hasPrinted(String text) {
    out.reset();
    out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  private List<String> allDrivers() {
    return SubjectCatalogue.drivers(home).ids();
  }

  List<ForkRecord> records() {
    return RunFolder.open(run).forks().records();
  }

  List<ForkRecord> recordsOf(String subject) {
    return records().stream().filter(fork -> fork.cell().subject().equals(subject)).toList();
  }

  /** Asserts that every fork of a subject ended so, has no figure, and has the reason. */
  void assertFault(String subject, Outcome outcome, String reason) {
    assertThat(recordsOf(subject))
        .as(subject)
        .isNotEmpty()
        .allSatisfy(
            fork -> {
              assertThat(fork.reason()).contains(reason);
              assertThat(fork.outcome()).isEqualTo(outcome);
              assertThat(fork.measured()).isNull();
            });
  }

  String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  /** What the last command wrote to its standard error, which must be one line. */
  String onlyLineOfErr() {
    return assertThat(err().lines().toList()).singleElement().actual();
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }
}
