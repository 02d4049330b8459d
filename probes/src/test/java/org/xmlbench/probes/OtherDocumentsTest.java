package org.xmlbench.probes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.Oracle;

/** The documents that show that a parser does not know one document alone. */
class OtherDocumentsTest {
  private static final int VARIANTS = 3;
  private static final List<String> SMALL = SmallDocuments.SMALL;

  /** One of every family that is large enough for another order. */
  private static final List<String> ORDERED =
      List.of(
          "overhead",
          "xsi-type:100",
          "xmlns:100",
          "interop-int:100",
          "interop-string:100",
          "interop-double:100",
          "interop-mio:100",
          "interop-event:100",
          "ptolemy:1000",
          "hapmap:300KiB",
          "psd:300KiB",
          "attributes:300KiB",
          "unicode:300KiB",
          "xmlns-deep:30",
          "molecule:100",
          "mesh:20",
          "wsmg-event:100",
          "ws-security:100",
          "e134:1000",
          "votable:300",
          "text-utf8:300KiB",
          "mixed:300KiB",
          "harvest:300KiB");

  @Test
  void everyFamilyIsOrdered() {
    assertThat(ORDERED)
        .extracting(name -> Catalogue.parse(name).name().family())
        .containsExactlyElementsOf(
            Catalogue.families().stream().map(family -> family.name()).toList());
  }

  @ParameterizedTest
  @FieldSource("ORDERED")
  void variantsHaveTheSizeAndTotalsOfTheDocumentAndOtherEvents(String name) {
    Document document = Catalogue.parse(name);
    Oracle own = SmallDocuments.generate(name).oracle();
    Set<String> digests = new HashSet<>(Set.of(own.digest()));
    for (Document variant : document.variants(VARIANTS)) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      Oracle oracle = written(variant, bytes);
      assertThat(oracle.bytes()).isEqualTo(own.bytes()).isEqualTo(bytes.size());
      assertThat(oracle.totals()).isEqualTo(own.totals());
      assertThat(JdkParser.oracle(new ByteArrayInputStream(bytes.toByteArray()))).isEqualTo(oracle);
      digests.add(oracle.digest());
    }
    assertThat(digests).hasSize(1 + VARIANTS);
  }

  @ParameterizedTest
  @FieldSource("SMALL")
  void anotherDocumentHasOtherEvents(String name) {
    Document document = Catalogue.parse(name);
    Set<String> known = new HashSet<>(Set.of(SmallDocuments.generate(name).oracle().digest()));
    for (Document variant : document.variants(VARIANTS)) {
      known.add(written(variant, new ByteArrayOutputStream()).digest());
    }
    for (long choice : new long[] {0, 1, 98, 99, Long.MAX_VALUE}) {
      Document other = document.another(choice).orElseThrow();
      Oracle oracle = written(other, new ByteArrayOutputStream());
      assertThat(known).doesNotContain(oracle.digest());
      assertThat(oracle.bytes()).isBetween(document(name) * 2 / 3, document(name) * 3 / 2 + 4000);
      assertThat(other.needs()).isEqualTo(document.needs());
    }
  }

  @ParameterizedTest
  @FieldSource("SMALL")
  void aMalformedTwinIsRejected(String name) throws IOException {
    Document document = Catalogue.parse(name);
    for (BrokenConstraint constraint : BrokenConstraint.values()) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      boolean broken = document.writeMalformed(bytes, constraint, document(name) / 2);
      if (!broken) {
        bytes.reset();
        broken = document.writeMalformed(bytes, constraint, 0);
      }
      assertThat(broken)
          .as("%s of %s: only the empty root has no text", constraint, name)
          .isEqualTo(
              constraint != BrokenConstraint.CHARACTER_RANGE_CONTROL || !name.equals("overhead"));
      if (broken) {
        assertThatThrownBy(() -> JdkParser.oracle(new ByteArrayInputStream(bytes.toByteArray())))
            .as("%s of %s", constraint, name)
            .isNotNull();
      }
    }
  }

  private static long document(String name) {
    return SmallDocuments.generate(name).oracle().bytes();
  }

  private static Oracle written(Document document, ByteArrayOutputStream bytes) {
    try {
      return document.writeWithOracle(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
