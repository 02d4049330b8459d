package org.xmlbench.core.driver.support;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A version is that of a jar's name, or it is absent: never a word that stands for one. */
class LibraryVersionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "org.openjdk.jmh.annotations.Benchmark | jmh-core | [0-9]+[.][0-9.]+",
        "org.openjdk.jmh.annotations.Benchmark | jmh |  core-[0-9.]+",
        "org.openjdk.jmh.annotations.Benchmark | other-name |",
        "org.openjdk.jmh.NoSuchClass | jmh-core |",
        "org.xmlbench.core.driver.support.LibraryVersion | xmlbench-core |",
        "java.lang.String | java.base |",
      })
  void isThatOfTheJarOrAbsent(String className, String artifactId, String version) {
    if (version == null) {
      assertThat(LibraryVersion.of(className, artifactId)).isEmpty();
      assertThat(LibraryVersion.named("It", className, artifactId)).isEqualTo("It");
    } else {
      assertThat(LibraryVersion.of(className, artifactId)).get().asString().matches(version);
      assertThat(LibraryVersion.named("It", className, artifactId)).matches("It " + version);
    }
  }
}
