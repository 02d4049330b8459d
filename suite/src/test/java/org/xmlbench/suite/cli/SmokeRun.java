package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.xmlbench.core.Folders;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;

/**
 * What {@link RunHarness#runSmoke} makes of the honest drivers, in two blocks with the seed 5 and
 * the CPU clock. It is measured once a build, by the JVM that needs it first: a test changes
 * nothing of it.
 */
final class SmokeRun {
  private static final Path TARGET = Path.of("target").toAbsolutePath();

  /**
   * Names the build whose JVMs share the run; without it, each JVM has one of its own. A time has
   * colons, which separate the parts of a class path.
   */
  private static final String BUILD =
      System.getProperty("xmlbench.build", "").replaceAll("[^0-9A-Za-z]", "");

  private static RunHarness made;

  private SmokeRun() {}

  /** The harness of the run, with what the command printed. */
  static synchronized RunHarness get() {
    if (made == null) {
      String lock = System.getProperty("xmlbench.lock");
      try {
        made = BUILD.isEmpty() ? ofThisJvm() : ofBuild(TARGET.resolve("smoke-run-of-" + BUILD));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } finally {
        System.setProperty("xmlbench.lock", lock);
      }
    }
    return made;
  }

  private static RunHarness ofThisJvm() throws IOException {
    RunHarness harness = harness(Files.createTempDirectory(TARGET, "smoke-run"));
    measure(harness);
    return harness;
  }

  private static RunHarness ofBuild(Path folder) throws IOException {
    Path printed = folder.resolve("printed.txt");
    try (FileChannel others =
        FileChannel.open(
            TARGET.resolve("smoke-run.lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE)) {
      others.lock();
      if (!Files.exists(printed)) {
        Folders.delete(folder);
        RunHarness first = harness(Files.createDirectories(folder));
        measure(first);
        Files.writeString(printed, first.out());
      }
      RunHarness harness = harness(folder);
      harness.hasPrinted(Files.readString(printed));
      return harness;
    }
  }

  private static RunHarness harness(Path folder) {
    return new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class);
  }

  private static void measure(RunHarness harness) {
    assertThat(harness.runSmoke("--blocks", "2", "--seed", "5", "--clock", "cpu"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
  }
}
