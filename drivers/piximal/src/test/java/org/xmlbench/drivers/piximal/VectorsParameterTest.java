package org.xmlbench.drivers.piximal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.measure.Drivers;

/** Each driver of the conforming reader in a JVM with the module of vectors, or without it. */
class VectorsParameterTest {
  static Stream<String> drivers() {
    return Stream.of("piximal-sax", "piximal-stax", "piximal-cursor", "piximal-parallel");
  }

  @ParameterizedTest
  @MethodSource("drivers")
  void neverIsAJvmWithoutTheModule(String id) {
    Driver usual = Drivers.locate(id);
    assertThat(usual.modules()).containsExactly("jdk.incubator.vector");
    assertThat(usual.describe().options()).contains("add-modules=jdk.incubator.vector");
    Driver never = Drivers.locate(id + "@vectors=never");
    assertThat(never).isInstanceOf(usual.getClass());
    assertThat(never.modules()).isEmpty();
    assertThat(never.describe().options()).noneMatch(option -> option.startsWith("add-modules"));
    assertThat(Drivers.locate(id + "@vectors=trial").modules()).isEqualTo(usual.modules());
  }

  @ParameterizedTest
  @MethodSource("drivers")
  void anotherValueIsOneLine(String id) {
    for (String value : List.of("", "always", "Never")) {
      assertThatThrownBy(() -> Drivers.locate(id + "@vectors=" + value))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("vectors=%s: must be trial or never", value);
    }
  }

  @ParameterizedTest
  @MethodSource("drivers")
  void theEngineOfTheJvmIsKnown(String id) {
    assertThat(Drivers.locate(id).engine())
        .get()
        .asString()
        .matches("(words|trying|vectors)(, decoding (words|trying))?: .+");
  }

  @ParameterizedTest
  @MethodSource("drivers")
  void aVariantReadsAsItsDriverDoes(String id) {
    Driver never = Drivers.locate(id + "@vectors=never");
    assertThat(never.newParser().implementation())
        .isEqualTo(Drivers.locate(id).newParser().implementation());
    assertThat(never.threads()).isEqualTo(Drivers.locate(id).threads());
  }
}
