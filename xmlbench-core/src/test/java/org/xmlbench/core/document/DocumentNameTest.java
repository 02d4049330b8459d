package org.xmlbench.core.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;

class DocumentNameTest {
  @ParameterizedTest
  @CsvSource({
    "psd:0, 0",
    "psd:10000, 10000",
    "psd:64KiB, 65536",
    "psd:4MiB, 4194304",
    "psd:2GiB, 2147483648"
  })
  void readsSizes(String text, long size) {
    assertThat(DocumentName.parse(text)).isEqualTo(new DocumentName("psd", size, 1));
  }

  @Test
  void aNameMayGiveNoSize() {
    DocumentName name = DocumentName.parse("overhead");
    assertThat(name).isEqualTo(new DocumentName("overhead", DocumentName.NO_SIZE, 1));
    assertThat(name.withDefaultSize(7).size()).isEqualTo(7);
    assertThat(DocumentName.parse("psd:3").withDefaultSize(7).size()).isEqualTo(3);
  }

  @Test
  void readsTheSeed() {
    assertThat(DocumentName.parse("psd:4MiB,seed=42"))
        .isEqualTo(new DocumentName("psd", 4L << 20, 42));
  }

  @Test
  void readsTheEncoding() {
    assertThat(DocumentName.parse("psd:4MiB,seed=42:UTF-16"))
        .isEqualTo(new DocumentName("psd", 4L << 20, 42, DocumentEncoding.UTF_16));
    assertThat(DocumentName.parse("psd:4MiB:UTF-8")).hasToString("psd:4MiB");
    assertThat(DocumentName.parse("psd:4096:ISO-8859-1").withSeed(3).withDefaultSize(7))
        .hasToString("psd:4KiB,seed=3:ISO-8859-1");
  }

  @ParameterizedTest
  @CsvSource({
    "psd:4MiB:UTF-17, unknown encoding 'UTF-17'; did you mean 'UTF-16'?",
    "psd:4MiB:KOI8-R, 'unknown encoding ''KOI8-R''; there are: UTF-8, UTF-16, ISO-8859-1'",
    "psd:4MiB@4, 'write a family, its size and encoding alone, such as psd:64KiB:UTF-16'"
  })
  void refusesWhatIsNoEncoding(String text, String message) {
    assertThatThrownBy(() -> DocumentName.parse(text))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("document '%s': %s", text, message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"psd:-1", "psd:-4MiB", "psd:1,seed=-1"})
  void refusesNegativeNumbers(String text) {
    assertThatThrownBy(() -> DocumentName.parse(text))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("negative")
        .hasMessageContaining(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"psd:9007199254740992KiB", "psd:8589934592GiB"})
  void refusesSizesThatOverflow(String text) {
    assertThatThrownBy(() -> DocumentName.parse(text))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("too large");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "psd:",
        "psd:big",
        "psd:4MB",
        "psd:4mib",
        "psd:1.5MiB",
        "psd:MiB",
        "psd: 4",
        "psd:1,seed=",
        "psd:1,seed=x",
        "psd:1,sead=1",
        "psd:99999999999999999999"
      })
  void refusesWhatIsNoNumber(String text) {
    assertThatThrownBy(() -> DocumentName.parse(text))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("not a number")
        .hasMessageContaining(text);
  }

  @ParameterizedTest
  @CsvSource({
    "psd:1048576, psd:1MiB",
    "psd:1025, psd:1025",
    "psd:1024MiB, psd:1GiB",
    "psd:0, psd:0",
    "overhead, overhead"
  })
  void writesTheShortestName(String text, String shortest) {
    assertThat(DocumentName.parse(text)).hasToString(shortest);
  }

  @Property
  void whatItWritesItReads(
      @ForAll @LongRange(min = 0, max = Long.MAX_VALUE) long size,
      @ForAll @LongRange(min = 0, max = Long.MAX_VALUE) long seed,
      @ForAll DocumentEncoding encoding) {
    DocumentName name = new DocumentName("psd", size, seed, encoding);
    assertThat(DocumentName.parse(name.toString())).isEqualTo(name);
  }
}
