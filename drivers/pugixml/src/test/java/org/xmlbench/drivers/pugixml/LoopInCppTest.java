package org.xmlbench.drivers.pugixml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The loop in C++ walks whole trees, with prefixes resolved or without. */
class LoopInCppTest {
  @BeforeEach
  void needsTheLibrary() {
    PugixmlLibrary.unavailable().ifPresent(Assumptions::abort);
  }

  @Test
  void resolvedNamesAreWhatADriverDelivers() throws Exception {
    assertThat(sum("<p:a xmlns:p='urn:p' b='cd'>ef<g/></p:a>", true)).isEqualTo(12);
  }

  @Test
  void unresolvedNamesAreAsTheyAreWritten() throws Exception {
    assertThat(sum("<p:a xmlns:p='urn:p' b='cd'>ef<g/></p:a>", false)).isEqualTo(21);
  }

  @Test
  void anUndeclaredPrefixStaysAPartOfTheName() throws Exception {
    assertThat(sum("<p:a/>", false)).isEqualTo(3);
    assertThat(sum("<p:a/>", true)).isEqualTo(3);
  }

  private static long sum(String document, boolean resolves) throws Exception {
    PugixmlTreeParser parser = new PugixmlTreeParser(PugixmlTreeParser.WHOLE);
    return new LoopInCpp(parser, resolves).read(new ByteArrayInputStream(document.getBytes(UTF_8)));
  }
}
