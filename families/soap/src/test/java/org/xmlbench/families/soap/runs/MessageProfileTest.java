package org.xmlbench.families.soap.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.families.soap.runs.MessageProfile.Usual;

class MessageProfileTest {
  private static final List<String> TOOLKITS =
      List.of("cxf", "cxf+aalto", "cxf+raised", "cxf+sign", "cxf-streaming+encrypt", "cxf@jetty");

  private static List<String> measured(Usual usual) {
    return TOOLKITS.stream().filter(toolkit -> usual.has(toolkit, TOOLKITS)).toList();
  }

  @Test
  void asTheyComeIsAboveTheirOwnParser() {
    assertThat(measured(Usual.AS_THEY_COME))
        .containsExactly("cxf", "cxf+raised", "cxf+sign", "cxf-streaming+encrypt", "cxf@jetty");
  }

  @Test
  void ofTheseTheUnsecuredOnesNeitherSignNorEncrypt() {
    assertThat(measured(Usual.UNSECURED)).containsExactly("cxf", "cxf+raised", "cxf@jetty");
  }

  @Test
  void securedAreWithTheSameToolkitsUnsecured() {
    assertThat(measured(Usual.SECURED)).containsExactly("cxf", "cxf+sign", "cxf-streaming+encrypt");
  }

  @Test
  void swappedAreThoseOfEachParser() {
    assertThat(measured(Usual.SWAPPED)).contains("cxf", "cxf+aalto").doesNotContain("cxf@jetty");
  }
}
