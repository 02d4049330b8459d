package org.xmlbench.inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.xmlbench.core.document.Capability.DOCTYPE;
import static org.xmlbench.core.document.Capability.INTERNAL_ENTITIES;
import static org.xmlbench.core.document.Capability.SUPPLEMENTARY_CHARACTER_REFERENCES;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Neither size nor nesting nor expansion takes memory, stack or time beyond what is read. */
class LargeInputTest {
  /** Far more than any of these takes, and far less than what they guard against. */
  private static final Duration HANG = Duration.ofMinutes(3);

  @Test
  void documentsLargerThanTheHeap() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx40m",
                "-Xss256k",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                InspectLargeDocuments.class.getName())
            .redirectErrorStream(true)
            .start();
    try {
      List<String> lines =
          assertTimeoutPreemptively(
              HANG,
              () ->
                  new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                      .lines()
                      .toList());
      assertThat(lines)
          .containsExactly(
              "elements [default-namespace, line-ends-in-long-document]",
              "depth [deep-nesting, default-namespace]",
              "text [default-namespace]",
              "comment [default-namespace]",
              "section [default-namespace, long-cdata-section]",
              "instruction [default-namespace]",
              "attribute [default-namespace, long-attribute-value]",
              "bindings [deep-nesting, default-namespace, repeated-declaration-of-element-prefix]",
              "name []",
              "literal [doctype]",
              "no root []");
      assertThat(process.waitFor()).isZero();
    } finally {
      process.destroyForcibly();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"<r>&e9999;</r>", "<r a='&e9999;'/>"})
  void expansionWithoutEnd(String root) {
    StringBuilder document = new StringBuilder("<!DOCTYPE r [<!ENTITY e0 '&#38;#x10000;'>");
    for (int i = 1; i < 10_000; i++) {
      document.append("<!ENTITY e%d '%s'>".formatted(i, ("&e" + (i - 1) + ";").repeat(10)));
    }
    document.append("]>").append(root);
    assertThat(inspectInTime(document.toString()).needs())
        .containsExactly(DOCTYPE, INTERNAL_ENTITIES, SUPPLEMENTARY_CHARACTER_REFERENCES);
  }

  @Test
  void manyReferencesToMuchText() {
    String document =
        "<!DOCTYPE r [<!ENTITY e '%s'>]><r>%s</r>"
            .formatted("<p:a b=\"c\"/>text".repeat(10_000), "&e;".repeat(100_000));
    assertThat(inspectInTime(document).outside()).contains("prefix p is not declared");
  }

  @Test
  void manyReferencesUnderChangingBindings() {
    StringBuilder prefixes = new StringBuilder();
    for (int i = 0; i < 10_000; i++) {
      prefixes.append("<p").append(i).append(":a/>");
    }
    String document =
        "<!DOCTYPE r [<!ENTITY e '%s'>]><r>%s</r>"
            .formatted(
                prefixes, "<a xmlns='x' xmlns:p1='x'>&e;</a><a xmlns:p1='y'>&e;</a>".repeat(2_000));
    assertThat(inspectInTime(document).outside()).isPresent();
  }

  @Test
  void manyDefaultsOnManyElements() {
    StringBuilder document = new StringBuilder("<!DOCTYPE r [<!ATTLIST a ");
    for (int i = 0; i < 20_000; i++) {
      document.append("a").append(i).append(" CDATA '' ");
    }
    document.append(">]><r>").append("<a/>".repeat(10_000)).append("</r>");
    assertThat(inspectInTime(document.toString()).outside()).isEmpty();
  }

  @Test
  void everyPrefixOfARichDocument() {
    byte[] document = RichDocument.TEXT.getBytes(StandardCharsets.UTF_8);
    for (int length = 0; length <= document.length; length++) {
      byte[] prefix = Arrays.copyOf(document, length);
      assertThat(Inspections.of(prefix).outside()).as("prefix of %d bytes", length).isEmpty();
    }
  }

  private static DocumentInspection inspectInTime(String document) {
    return assertTimeoutPreemptively(HANG, () -> Inspections.of(document));
  }
}
