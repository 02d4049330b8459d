package org.xmlbench.probes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The texts that XMLBench and the originals fix. */
class SoapFamiliesTest {
  @Test
  void overheadIsADeclarationAndOneElement() {
    assertThat(SmallDocuments.generate("overhead").text())
        .isEqualTo("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<root/>");
  }

  @Test
  void intsCountUpFrom1234() {
    assertThat(SmallDocuments.generate("interop-int:10").text())
        .contains("SOAP-ENC:arrayType=\"xsd:int[10]\"><i>1234</i><i>1235</i><i>1236</i>")
        .contains("<i>1243</i></input>");
  }

  @Test
  void stringsAreTheSentenceOfTheOriginal() {
    assertThat(SmallDocuments.generate("interop-string:10").text())
        .contains(
            "<i>String content for the array element number 0. This is long to test the hypothesis"
                + " that longer content sections are better for the NFA.</i><i>String content for"
                + " the array element number 1. This is long");
  }

  @Test
  void tenThousandStringsAre1400Kilobytes() {
    assertThat(SmallDocuments.generate("interop-string:10000").bytes().length)
        .isBetween(1_400_000, 1_500_000);
  }

  @Test
  void doublesAreSquareRoots() {
    assertThat(SmallDocuments.generate("interop-double:10").text())
        .contains("<i>0.0</i><i>1.0</i><i>1.4142135623730951</i><i>1.7320508075688772</i>");
  }

  @Test
  void meshObjectsHaveTwoIntsAndADouble() {
    assertThat(SmallDocuments.generate("interop-mio:10").text())
        .contains("SOAP-ENC:arrayType=\"b1:MeshInterfaceObject[10]\"")
        .contains("<i><x>2</x><y>2</y><value>1.4142135623730951</value></i>");
  }

  @Test
  void eventsHaveNumberTimestampAndMessage() {
    assertThat(SmallDocuments.generate("interop-event:10").text())
        .contains(
            "<i><sequenceNumber>9</sequenceNumber><timestamp>3.0</timestamp>"
                + "<message>Message #9</message></i>");
  }

  @Test
  void theNextSeedCarriesTheNextSlice() {
    assertThat(SmallDocuments.generate("interop-int:10,seed=2").text())
        .contains("<input xsi:type=\"SOAP-ENC:Array\" SOAP-ENC:arrayType=\"xsd:int[10]\"><i>1244<")
        .contains("<i>1253</i></input>");
  }

  @Test
  void everyMemberHasItsType() {
    assertThat(SmallDocuments.generate("xsi-type:50").text().split("<item xsi:type=\"xsd:int\">"))
        .hasSize(51);
  }

  @Test
  void everyMemberDeclaresThreePrefixesAgain() {
    SmallDocuments.Generated document = SmallDocuments.generate("xmlns:50");
    assertThat(document.oracle().totals().tally().namespaceDeclarations()).isEqualTo(5 + 3 * 50);
    assertThat(document.oracle().totals().tally().elements()).isEqualTo(3 + 50);
  }

  @Test
  void arraysHaveAsManyMembersAsTheirTypeSays() {
    for (String family : new String[] {"int", "string", "double", "mio", "event"}) {
      String text = SmallDocuments.generate("interop-" + family + ":137").text();
      assertThat(text.split("<i>")).as(family).hasSize(138);
      assertThat(text).as(family).contains("[137]\"");
    }
  }
}
