package org.xmlbench.probes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.inspection.DocumentInspector;

class DocumentCatalogueTest {
  /** Users' scripts name them. */
  @Test
  void theFamiliesThatThereWereStay() {
    assertThat(Catalogue.families())
        .extracting(DocumentFamily::name)
        .containsSubsequence(
            "overhead",
            "xsi-type",
            "xmlns",
            "interop-int",
            "interop-string",
            "interop-double",
            "interop-mio",
            "interop-event",
            "ptolemy",
            "hapmap",
            "psd",
            "attributes",
            "unicode",
            "xmlns-deep",
            "molecule",
            "mesh",
            "wsmg-event",
            "ws-security",
            "e134",
            "votable",
            "text-utf8",
            "mixed",
            "harvest");
  }

  @ParameterizedTest
  @ValueSource(strings = {"unicode:64KiB:ISO-8859-1", "text-utf8:64KiB:ISO-8859-1"})
  void anEncodingThatLacksTheFamilysCharactersIsAnError(String name) {
    assertThatThrownBy(() -> Catalogue.parse(name))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "document '%s': %s has characters that ISO-8859-1 lacks; write it in UTF-8 or UTF-16",
            name, DocumentName.parse(name).family());
  }

  @Test
  void everyFamilyHasADescriptionAndASource() {
    for (DocumentFamily family : Catalogue.families()) {
      assertThat(family.description()).as(family.name()).isNotBlank().doesNotContain("\n");
      assertThat(family.source()).as(family.name()).isNotBlank();
      assertThat(family.sizes().usual())
          .as(family.name())
          .isBetween(family.sizes().least(), family.sizes().most());
    }
  }

  @Test
  void aNameWithoutSizeGetsTheDefault() {
    assertThat(Catalogue.parse("psd").name()).hasToString("psd:4MiB");
    assertThat(Catalogue.parse("interop-int").name()).hasToString("interop-int:10000");
    assertThat(Catalogue.parse("overhead").name()).hasToString("overhead");
  }

  @ParameterizedTest
  @CsvSource({
    "psb:4MiB, unknown document 'psb'; did you mean 'psd'?",
    "interop-ints:10, unknown document 'interop-ints'; did you mean 'interop-int'?",
    "hapmpa, unknown document 'hapmpa'; did you mean 'hapmap'?"
  })
  void anUnknownFamilyNamesTheNearest(String name, String message) {
    assertThatThrownBy(() -> Catalogue.parse(name))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(message);
  }

  @Test
  void aFamilyFarFromAllNamesAllOfThem() {
    assertThatThrownBy(() -> Catalogue.parse("swissprot-complete"))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("unknown document 'swissprot-complete'; there are: overhead, ");
  }

  @ParameterizedTest
  @CsvSource({
    "interop-int:9, from 10 to 10000000",
    "interop-int:10000001, from 10 to 10000000",
    "interop-event:0, from 10 to 10000000",
    "xsi-type:0, from 1 to 1000000",
    "ptolemy:0, from 1 to 1000000",
    "ptolemy:1000001, from 1 to 1000000",
    "votable:10000000000, from 1 to 1000000",
    "psd:1023, from 1KiB to 1024GiB",
    "psd:1025GiB, from 1KiB to 1024GiB",
    "overhead:1, takes no size"
  })
  void aSizeOutsideTheRangeIsAnError(String name, String message) {
    assertThatThrownBy(() -> Catalogue.parse(name))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("'" + name + "'")
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"interop-int:10", "interop-int:10000000", "psd:1KiB", "psd:1024GiB"})
  void theEdgesOfTheRangeAreInIt(String name) {
    assertThat(Catalogue.parse(name).name()).hasToString(name);
  }

  @Test
  void aFamilyMakesOnlyItsOwnDocuments() {
    DocumentFamily psd = Catalogue.family("psd");
    assertThatThrownBy(() -> psd.document(DocumentName.parse("hapmap:1MiB")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** What a document needs is seen in its text. */
  @Test
  void needsAreTrue() throws IOException {
    List<String> names = new ArrayList<>(SmallDocuments.SMALL);
    Catalogue.families().stream()
        .filter(family -> family.sizes().parameter() == DocumentFamily.Parameter.COUNT)
        .map(family -> family.name() + (family.name().equals("mesh") ? ":3" : ":2000"))
        .forEach(names::add);
    for (String name : names) {
      byte[] bytes = SmallDocuments.generate(name).bytes();
      assertThat(Catalogue.parse(name).needs())
          .as(name)
          .isEqualTo(DocumentInspector.inspect(new ByteArrayInputStream(bytes)).needs());
    }
  }
}
