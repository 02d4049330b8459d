package org.xmlbench.piximal.java21;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A JVM of Java 21 to 24, where this host has one: {@code scripts/java-21} fetches one. */
final class Java21 {
  private static final List<Path> PLACES =
      List.of(
          Path.of(System.getenv().getOrDefault("JAVA_21_HOME", "/nowhere")),
          Path.of("../target/java-21"),
          Path.of("/usr/lib/jvm"));

  /** As far below a place a JVM's home is: a Python's packages are the farthest. */
  private static final int DEPTH = 6;

  private Java21() {}

  /** Its program; skips the test where there is none. */
  static Path java() throws IOException {
    Optional<Path> found = Optional.empty();
    for (Path place : PLACES) {
      if (found.isEmpty() && Files.isDirectory(place)) {
        found = below(place);
      }
    }
    assumeTrue(
        found.isPresent(),
        "no Java 21 to 24: apt-get install openjdk-21-jre-headless, or scripts/java-21");
    return found.get();
  }

  private static Optional<Path> below(Path place) throws IOException {
    try (Stream<Path> releases =
        Files.find(place, DEPTH, (file, attributes) -> file.endsWith("release"))) {
      return releases
          .filter(Java21::isFitting)
          .map(release -> release.resolveSibling("bin").resolve("java").toAbsolutePath())
          .filter(Files::isExecutable)
          .findFirst();
    }
  }

  private static boolean isFitting(Path release) {
    try {
      return Files.readString(release).matches("(?s).*JAVA_VERSION=\"2[1-4][.\"].*");
    } catch (IOException e) {
      return false;
    }
  }

  /** This JVM's class path, with the classes that are packed in place of those with vectors. */
  static String classPath() {
    String classes = Path.of("target/classes").toAbsolutePath().toString();
    List<String> path = new ArrayList<>();
    for (String part : System.getProperty("java.class.path").split(File.pathSeparator)) {
      boolean ours = Path.of(part).toAbsolutePath().toString().equals(classes);
      path.add(ours ? Path.of("target/packed").toAbsolutePath().toString() : part);
    }
    return String.join(File.pathSeparator, path);
  }

  /** What a program has printed, all of which it prints on both streams. */
  static Ended run(List<String> command) throws IOException, InterruptedException {
    Process jvm = new ProcessBuilder(command).redirectErrorStream(true).start();
    String out = new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(jvm.waitFor(), out);
  }

  /** How a program has ended. */
  record Ended(int code, String out) {}
}
