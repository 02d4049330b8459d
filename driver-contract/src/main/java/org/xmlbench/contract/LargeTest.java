package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.xmlbench.core.check.ParseOutcome;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;

/**
 * Documents beyond the limits that libraries set by default, beside those of {@link Witness}, and
 * text whose characters fall on every place of a library's buffers.
 */
class LargeTest {
  @ForEachDriver
  void attributes(Driver driver) {
    StringBuilder document = new StringBuilder("<a");
    StringBuilder stream = new StringBuilder("S {}a\n");
    for (int i = 10_000; i < 15_000; i++) {
      document.append(" b").append(i).append("='c'");
      stream.append("A {}b").append(i).append("=c\n");
    }
    assertDelivered(driver, document + "/>", stream + "E {}a\n");
  }

  @ForEachDriver
  void names(Driver driver) {
    String name = "n".repeat(2_000);
    assertDelivered(
        driver,
        "<%1$s %1$s='b'><?%1$s c?></%1$s>".formatted(name),
        "S {}%1$s\nA {}%1$s=b\nP %1$s c\nE {}%1$s\n".formatted(name));
  }

  /**
   * More than a hundred thousand, the largest limit that a library has, and than two to the power
   * of seventeen. A tree that joins each to the text before it works in the square of their number.
   */
  @ForEachDriver
  void references(Driver driver) {
    int count = 132_000;
    assertDelivered(
        driver,
        "<a>" + "&amp;".repeat(count) + "</a>",
        "S {}a\nT " + "&".repeat(count) + "\nE {}a\n");
  }

  @ForEachDriver
  void textRun(Driver driver) {
    String text = "0123456789abcdef".repeat(1 << 16);
    assertDelivered(driver, "<a>" + text + "</a>", "S {}a\nT " + text + "\nE {}a\n");
  }

  /**
   * Moves a unit of every kind of markup and of characters of one to four bytes over the edges of
   * the usual buffers, by every other number of bytes; which ones, differs by driver.
   */
  @ForEachDriver
  void bufferEdges(Driver driver) {
    requireAcrossEdges(driver, Math.floorMod(driver.describe().id().hashCode(), 2), 2);
  }

  /** The same, one byte at a time. */
  @Tag("slow")
  @ForEachDriver
  void everyBufferEdge(Driver driver) {
    requireAcrossEdges(driver, 0, 1);
  }

  private static void requireAcrossEdges(Driver driver, int first, int step) {
    Set<Capability> lacks = driver.describe().lacks();
    boolean beyond = !lacks.contains(Capability.SUPPLEMENTARY_CHARACTERS);
    String character = beyond ? "\uD83D\uDE00" : "\uFFFD";
    boolean ends = !lacks.contains(Capability.LINE_ENDS_IN_LONG_DOCUMENT);
    boolean spaces = !lacks.contains(Capability.LINE_END_IN_ATTRIBUTE_VALUE);
    String unit =
        "x\u00E9\u20AC@&lt;<b c=\"\u20AC%@\"/>#<![CDATA[\u20AC]]>"
            .replace("@", character)
            .replace("%", !spaces ? " " : ends ? "\r\n" : "\n")
            .replace("#", ends ? "\r\n" : "\n");
    String lines =
        "x\u00E9\u20AC@<\nS {}b\nA {}c=\u20AC @\nE {}b\nT \\n\u20AC".replace("@", character);
    int units = 20_000 / unit.length();
    Parser parser = driver.newParser();
    int bytesOfUnit = unit.getBytes(StandardCharsets.UTF_8).length;
    for (int shift = first; shift < bytesOfUnit; shift += step) {
      String pad = ".".repeat(shift);
      assertDelivered(
          parser,
          "<a>" + pad + unit.repeat(units) + "</a>",
          "S {}a\nT " + pad + lines.repeat(units) + "\nE {}a\n");
    }
  }

  private static void assertDelivered(Driver driver, String document, String stream) {
    assertDelivered(driver.newParser(), document, stream);
  }

  private static void assertDelivered(Parser parser, String document, String stream) {
    ParseOutcome outcome = ParseOutcome.of(parser, document.getBytes(StandardCharsets.UTF_8));
    assertThat(shortened(outcome.differenceFrom(stream))).isEmpty();
  }

  private static String shortened(String difference) {
    return difference.substring(0, Math.min(500, difference.length()));
  }
}
