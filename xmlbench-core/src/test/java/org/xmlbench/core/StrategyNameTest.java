package org.xmlbench.core;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrategyNameTest {
  @Property
  void aNameIsReadAsItWasWritten(@ForAll("names") StrategyName name) {
    assertThat(StrategyName.parse(name.toString())).isEqualTo(name);
  }

  @Property
  void whateverARecordSaysIsWrittenInOneWay(@ForAll("texts") String text) {
    StrategyName name = StrategyName.parse(text);
    assertThat(StrategyName.parse(name.toString())).isEqualTo(name);
    if (!name.isControl()) {
      assertThat(name).hasToString(text);
    }
  }

  @Property
  void aParameterComesAndGoes(@ForAll("names") StrategyName name) {
    StrategyName without = name.without("lead");
    assertThat(without.with("lead", "1MiB").without("lead")).isEqualTo(without);
    assertThat(without.parameters()).noneMatch(parameter -> parameter.key().equals("lead"));
  }

  @ParameterizedTest
  @CsvSource({
    "buffered-64k, buffered:request=64KiB, buffered-64k",
    "buffered-1M, buffered:request=1MiB, buffered-1m",
    "buffered:request=1000, buffered:request=1000, buffered:request=1000",
    "buffered:request=1048575KiB, buffered:request=1048575KiB, buffered:request=1048575KiB",
  })
  void theControlHasAShortForm(String text, String read, String written) {
    StrategyName name = StrategyName.parse(text);
    assertThat(name.base() + ":" + name.parameters().getFirst()).isEqualTo(read);
    assertThat(name).hasToString(written);
    assertThat(name.isControl()).isTrue();
    assertThat(name.without(StrategyName.REQUEST)).hasToString("buffered");
  }

  @Provide
  Arbitrary<StrategyName> names() {
    Arbitrary<StrategyName.Parameter> parameters =
        Combinators.combine(
                Arbitraries.of("request", "buffers", "lead", "x"),
                Arbitraries.of("1MiB", "64KiB", "1000", "a=b", "").optional())
            .as(StrategyName.Parameter::new);
    return Combinators.combine(
            Arbitraries.of("ring", "io-uring", "buffered", "mmap-populate"),
            parameters.list().ofMaxSize(3))
        .as(StrategyName::new);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.strings(),
        Arbitraries.strings().withChars(":=-bk1M").ofMaxLength(12),
        names().map(StrategyName::toString));
  }
}
