package org.xmlbench.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known of a program is what the build wrote of it; the rest is absent. */
@Tag("optional")
class BuiltFileTest {
  @TempDir private Path folder;

  /** The class beside which the properties stand, loaded from a folder of the test's. */
  private BuiltFile built(String properties) throws IOException, ReflectiveOperationException {
    String name = BuiltFileTest.class.getName();
    Path classes = folder.resolve("classes");
    Path file = classes.resolve(name.replace('.', '/') + ".class");
    Files.createDirectories(file.getParent());
    try (InputStream in = BuiltFileTest.class.getResourceAsStream("BuiltFileTest.class")) {
      Files.write(file, in.readAllBytes());
    }
    if (properties != null) {
      Files.writeString(
          file.resolveSibling("program.properties"),
          properties.replace("; ", System.lineSeparator()));
    }
    URI uri = classes.toUri();
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new java.net.URL[] {uri.toURL()}, platform)) {
      return BuiltFile.of(Class.forName(name, false, loader), "program");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "- | - | - | - | program is missing: the program is of one host, so build XMLBench on this"
            + " one, after installing what it takes",
        "install=apt-get install it | - | - | - | on this one, after apt-get install it",
        "install=x; unavailable=it.h not found: x, then build again | - | - | - | it.h not found:"
            + " x, then build again",
        "install=x; version=1.13; compiler=g++ 12 -O2 | 1.13 | g++ 12 -O2 | - | is missing",
        "version=4.0; compiler=g++ 12; parser-version=3.2.4 | 4.0 | g++ 12 | 3.2.4 | is missing",
      })
  void whatIsNotKnownIsAbsent(
      String properties, String version, String compiler, String parserVersion, String reason)
      throws IOException, ReflectiveOperationException {
    BuiltFile built = built(properties);
    assertThat(built.version()).isEqualTo(Optional.ofNullable(version));
    assertThat(built.compiler()).isEqualTo(Optional.ofNullable(compiler));
    assertThat(built.parserVersion()).isEqualTo(Optional.ofNullable(parserVersion));
    assertThat(built.unavailable()).get().asString().contains(reason).doesNotContain("\n");
  }
}
