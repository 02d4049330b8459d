package org.xmlbench.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.OptionalLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TaskTest {
  @Property
  void aTaskIsReadAsItWasWritten(@ForAll("tasks") Task task) {
    assertThat(Task.parse(task.toString())).isEqualTo(task);
  }

  @Property
  void aNameIsWrittenAsItWasRead(@ForAll("texts") String text) {
    assertThat(Task.parse(text)).hasToString(text);
  }

  @Property
  void whateverARecordSaysStaysItsText(@ForAll("anything") String text) {
    assertThat(Task.recorded(text)).hasToString(text);
  }

  @Property
  void theNameIsWhatEndsAtTheFirstSeparator(@ForAll("tasks") Task task) {
    assertThat(Task.nameIn(task.toString())).isEqualTo(task.name());
  }

  @Provide
  Arbitrary<Task> tasks() {
    return Combinators.combine(parts(), sizes().optional(), parts().optional(), parts().optional())
        .as(
            (name, size, rule, setting) ->
                new Task(name, size, size.isPresent() ? rule : Optional.empty(), setting));
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        tasks().map(Task::toString), Arbitraries.strings().map(path -> Task.FILE + path));
  }

  @Provide
  Arbitrary<String> anything() {
    return Arbitraries.oneOf(
        Arbitraries.strings(),
        Arbitraries.strings().withChars(":@,=seed019MiB").ofMaxLength(12),
        texts());
  }

  private static Arbitrary<Task.Size> sizes() {
    Arbitrary<String> numbers =
        Combinators.combine(
                Arbitraries.longs().between(0, Integer.MAX_VALUE),
                Arbitraries.of("", "KiB", "MiB", "GiB"))
            .as((number, unit) -> number + unit);
    Arbitrary<OptionalLong> seeds =
        Arbitraries.longs()
            .greaterOrEqual(0)
            .optional()
            .map(seed -> seed.isPresent() ? OptionalLong.of(seed.get()) : OptionalLong.empty());
    return Combinators.combine(numbers, seeds).as(Task.Size::new);
  }

  /** Any text without what separates parts. */
  private static Arbitrary<String> parts() {
    return Arbitraries.strings()
        .map(text -> text.replaceAll("[:@]", ""))
        .filter(text -> !text.isEmpty());
  }

  @Test
  void eachPartIsFound() {
    Task task = Task.parse("echoDoubles:100,seed=7:full-precision@16");
    assertThat(task.name()).isEqualTo("echoDoubles");
    assertThat(task.size()).contains(new Task.Size("100", OptionalLong.of(7)));
    assertThat(task.rule()).contains("full-precision");
    assertThat(task.setting()).contains("16");
    assertThat(task.requireItems()).isEqualTo(100);
    assertThat(task.withoutSetting()).hasToString("echoDoubles:100,seed=7:full-precision");
  }

  @ParameterizedTest
  @CsvSource({"psd:64KiB, 65536", "psd:1GiB, 1073741824", "interop-int:10000, 10000", "psd:0, 0"})
  void aSizeIsANumber(String text, long size) {
    assertThat(Task.parse(text).size().orElseThrow().value()).isEqualTo(size);
  }

  @ParameterizedTest
  @CsvSource({
    "psd:64KiB, psd",
    "'psd:64KiB,seed=4', psd",
    "overhead, overhead",
    "receiveDoubles:10:full-precision, receiveDoubles:full-precision",
    "receiveIntTrace:10@streamed, receiveIntTrace@streamed",
    "echoVoid@4, echoVoid@4",
    "echoDoubles:10@cxf@jetty, echoDoubles@cxf@jetty",
    "file:a:10@b.xml, file:a:10@b.xml",
  })
  void aFamilyIsTheTaskWithoutItsSize(String text, String family) {
    assertThat(Task.parse(text).family()).isEqualTo(family);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":",
        ":10",
        "@4",
        "a:1@",
        "a:1:",
        "a@1@",
        "a@1@@2",
        "a@1:2",
        "a:1:b:c",
        "a::b:c@d"
      })
  void whatHasAnotherFormIsToldWhichOneToWrite(String text) {
    assertThatThrownBy(() -> Task.parse(text))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "'%s': write NAME[:SIZE[,seed=N][:RULE]][@SETTING], such as psd:64KiB or"
                    .formatted(text)
                + " echoDoubles:100@4");
    assertThat(Task.recorded(text)).isEqualTo(Task.named(text));
  }

  @ParameterizedTest
  @CsvSource({
    "a:many@4, the size 'many' is not a number",
    "a::full-precision, the size '' is not a number",
    "a:-1, the size is negative",
    "a:8589934592GiB, the size is too large",
    "'a:1,seed=x', the seed 'x' is not a number",
    "'a:1,seed=4KiB', the seed '4KiB' is not a number",
    "'a:1,seed=-1', the seed is negative",
    "'a:1:b,seed=2', ',seed=' stands behind the size",
  })
  void aNumberThatIsNoneIsTold(String text, String message) {
    assertThatThrownBy(() -> Task.parse(text))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("'" + text + "': " + message);
  }

  @Test
  void whatATaskNeedsIsAskedFor() {
    assertThat(Task.recorded("psd:1,seed=01")).isEqualTo(Task.named("psd:1,seed=01"));
    assertThatThrownBy(() -> Task.named("echoDoubles").requireSetting("clients behind an @"))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("'echoDoubles': write clients behind an @");
    assertThatThrownBy(() -> Task.named("echoDoubles").requireItems())
        .isInstanceOf(UserErrorException.class)
        .hasMessage("'echoDoubles': write a number of items behind a colon");
    assertThatThrownBy(() -> Task.parse("echoDoubles:2GiB").requireItems())
        .isInstanceOf(UserErrorException.class);
  }
}
