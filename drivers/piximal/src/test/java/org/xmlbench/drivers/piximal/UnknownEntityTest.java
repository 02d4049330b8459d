package org.xmlbench.drivers.piximal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.check.ParseOutcome;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;

/** The value of an attribute that refers to an entity which an external subset may declare. */
class UnknownEntityTest {
  private static final String DOCUMENT = "<!DOCTYPE a SYSTEM 'x'><a b='&e;'/>";

  /** As the driver sets the library up for a run, and as it comes; text is treated alike. */
  private static List<Parser> parsers() {
    List<Parser> parsers = new ArrayList<>();
    List<Driver> drivers =
        List.of(
            new PiximalSaxDriver(),
            new PiximalParallelDriver(),
            new PiximalStaxDriver(),
            new PiximalCursorDriver());
    for (Driver driver : drivers) {
      parsers.add(driver.newParser());
      parsers.add(driver.setups().orElseThrow().asItComes().parsers().get());
    }
    return parsers;
  }

  private static ParseOutcome outcome(Parser parser, String document) {
    return ParseOutcome.of(parser, document.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void itIsUnsupportedAsInText() {
    for (Parser parser : parsers()) {
      for (String document : List.of(DOCUMENT, "<!DOCTYPE a SYSTEM 'x'><a>&e;</a>")) {
        assertThat(outcome(parser, document))
            .as(document)
            .isEqualTo(new ParseOutcome.Unsupported("unsupported: entity e"));
      }
    }
  }

  @Test
  void aDocumentThatStandsAloneIsRejected() {
    for (Parser parser : parsers()) {
      for (String begin : List.of("<?xml version='1.0' standalone='yes'?>", "<!---->")) {
        String document = begin.startsWith("<?") ? begin + DOCUMENT : begin + "<a b='&e;'/>";
        assertThat(outcome(parser, document)).isInstanceOf(ParseOutcome.Rejected.class);
      }
    }
  }
}
