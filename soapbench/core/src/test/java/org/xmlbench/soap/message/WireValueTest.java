package org.xmlbench.soap.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values are found wherever an encoding puts them. */
class WireValueTest {
  private static List<WireValue> in(String body, boolean inArray) throws MessageException {
    String message =
        """
        <e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"
            xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
            xmlns:c="http://schemas.xmlsoap.org/soap/encoding/"><e:Header/><e:Body>%s</e:Body></e:Envelope>
        """
            .formatted(body);
    return WireValue.in(message.getBytes(StandardCharsets.UTF_8), inArray);
  }

  @Test
  void anArrayHasItsItemsAndAnEmptyOneNone() throws MessageException {
    assertThat(in("<r><out><item>1</item><item> </item><item/></out></r>", true))
        .containsExactly(WireValue.of("1"), WireValue.of(" "), WireValue.of(""));
    assertThat(in("<r><out/></r>", true)).isEmpty();
    assertThat(in("<r><out>\n</out></r>", true)).isEmpty();
    assertThat(in("<r/>", true)).isEmpty();
    assertThat(in("<r><out xsi:nil='1'/></r>", true)).containsExactly(WireValue.NIL);
    assertThat(in("<r><out><item xsi:nil='true'/></out></r>", true)).containsExactly(WireValue.NIL);
  }

  @Test
  void bytesAreTheirMembersText() throws MessageException {
    assertThat(in("<r><out>AAEC</out></r>", false)).containsExactly(WireValue.of("AAEC"));
    assertThat(in("<r><out/></r>", false)).containsExactly(WireValue.of(""));
  }

  @Test
  void whatStandsApartIsFoundThere() throws MessageException {
    assertThat(
            in(
                "<r><out href='#a'/></r><m id='a' c:arrayType='x[2]'><i href='#b'/><i>2</i></m>"
                    + "<m id='b'>1</m>",
                true))
        .containsExactly(WireValue.of("1"), WireValue.of("2"));
    assertThat(in("<r><out href='#a'/></r><m id='a' c:arrayType='x[0]'/>", true)).isEmpty();
  }

  @Test
  void whatIsSharedIsReadTwiceAndWhatRefersToItselfEnds() throws MessageException {
    assertThat(in("<r><out><i href='#a'/><i href='#a'/></out></r><m id='a'>1</m>", true))
        .containsExactly(WireValue.of("1"), WireValue.of("1"));
    assertThat(in("<r><out href='#a'/></r><m id='a'><i href='#a'/><i>1</i></m>", true))
        .contains(WireValue.of("1"));
  }

  @Test
  void aValueIsPrintedOnOneLine() {
    assertThat(WireValue.of("a\r\n\tb")).hasToString("'a\\r\\n\\tb'");
    assertThat(WireValue.NIL).hasToString("nil");
  }

  @Test
  void whatIsNoMessageIsRefused() {
    assertThatThrownBy(() -> WireValue.in("<a/>".getBytes(StandardCharsets.UTF_8), true))
        .isInstanceOf(MessageException.class)
        .hasMessage("it has no body");
  }

  /** What is referred to is the member that refers to it, whatever it is called itself. */
  @Test
  void membersHaveTheNamesOfTheirAccessors() throws MessageException {
    String body = "<r><in><item><x>1</x><y href='#b'/></item></in></r><m id='b'>2</m>";
    String message =
        "<e:Envelope xmlns:e='http://schemas.xmlsoap.org/soap/envelope/'><e:Body>%s</e:Body></e:Envelope>"
            .formatted(body);
    assertThat(WireValue.members(message.getBytes(StandardCharsets.UTF_8), true))
        .containsExactly(WireValue.of("1").named("x"), WireValue.of("2").named("y"));
  }
}
