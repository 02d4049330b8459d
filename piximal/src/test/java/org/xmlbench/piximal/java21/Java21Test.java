package org.xmlbench.piximal.java21;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.xmlbench.piximal.artefact.DefaultFactories;

/** The classes of the jar on a JVM of Java 21. */
@Tag("optional")
class Java21Test {
  private static final String MODULE = "org.xmlbench.piximal";
  private static final Pattern PASSED = Pattern.compile("passed (\\d+), failed 0");

  /**
   * As many tests of this module run there, at least: all but those of vectors, and the slow ones.
   */
  private static final int LEAST = 400;

  /** One of each way of reading, of what is below all of them, and of all at once. */
  private static final List<String> SOME =
      List.of(
          "engine.scan.WordScannerTest",
          "engine.input.TextDecoderTest",
          "cursor.ConformanceTest",
          "cursor.PiximalCursorTest",
          "sax.SaxContractTest",
          "stax.PiximalInputFactoryTest",
          "parallel.ChunkHandlersTest",
          "mutation.MutatedDocumentsTest");

  private static final int LEAST_OF_SOME = 50;

  @Test
  void someTestsOfEachWayOfReadingPass() throws Exception {
    String[] names = SOME.stream().map(name -> MODULE + "." + name).toArray(String[]::new);
    assertThat(passed(names)).isGreaterThan(LEAST_OF_SOME);
  }

  @Test
  @Tag("slow")
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void theTestsOfThisModulePass() throws Exception {
    assertThat(passed()).isGreaterThan(LEAST);
  }

  /** As many tests of these classes, or of all, have passed, and no test has failed. */
  private static int passed(String... classes) throws Exception {
    List<String> command = new ArrayList<>(List.of(Java21.java().toString()));
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.add("-Djqwik.database=" + Path.of("target/jqwik-database-21").toAbsolutePath());
    command.add("-Dxmlbench.mutants=2000");
    command.addAll(List.of("-cp", Java21.classPath(), TestsOfModule.class.getName()));
    command.addAll(List.of(classes));
    Java21.Ended ended = Java21.run(command);
    Matcher passed = PASSED.matcher(ended.out());
    assertThat(passed.find()).as(ended.out()).isTrue();
    assertThat(ended.code()).isZero();
    return Integer.parseInt(passed.group(1));
  }

  @Test
  void itReadsOnTheClassPathAndTheModulePathAndLeavesTheDefaults() throws Exception {
    String java = Java21.java().toString();
    String packed = Path.of("target/packed").toAbsolutePath().toString();
    String tests = Path.of("target/test-classes").toAbsolutePath().toString();
    String program = DefaultFactories.class.getName();
    String onClassPath = packed + File.pathSeparator + tests;
    List<String> asClasses = List.of(java, "-cp", onClassPath, program);
    assertThat(Java21.run(asClasses).out()).isEqualTo(DefaultFactories.expected("unnamed"));
    List<String> asModule =
        List.of(java, "-p", packed, "--add-modules", MODULE, "-cp", tests, program);
    assertThat(Java21.run(asModule).out()).isEqualTo(DefaultFactories.expected(MODULE));
  }

  @Test
  void vectorsAreRefusedByTheirReason() throws Exception {
    List<String> command =
        List.of(
            Java21.java().toString(),
            "-Dorg.xmlbench.piximal.vectors=always",
            "-cp",
            Java21.classPath(),
            DefaultFactories.class.getName());
    assertThat(Java21.run(command).out())
        .contains("IllegalStateException")
        .contains("vectors need Java 25 or later");
  }
}
