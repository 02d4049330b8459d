package org.xmlbench.soap.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.security.ContentCipher;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;

/** What is not the same work is not ranked together. */
class ToolkitStyleTest {
  private static ToolkitDescription of(ToolkitMessages messages) {
    return new ToolkitDescription(
        "any",
        SubjectLibrary.withClass("a.B", "Any", "a:b", "Apache-2.0"),
        Set.of(Seam.HTTP),
        messages,
        SubjectSetup.ofDefaults("none", "a."));
  }

  @Test
  void whatIsWrittenByHandIsApart() {
    ToolkitMessages messages = ToolkitMessages.in(Encoding.DOCUMENT_LITERAL);
    assertThat(of(messages).overHttp("host", "client").style()).isEqualTo("document/literal");
    assertThat(of(messages).overHttpByHand("host", "client").style())
        .isEqualTo("document/literal, by hand");
  }

  @Test
  void whoEncryptsByAnotherCipherIsApart() {
    ToolkitMessages encrypted = ToolkitMessages.in(Encoding.SIGNED_ENCRYPTED);
    assertThat(of(encrypted).style()).isEqualTo("document/literal, signed and encrypted");
    assertThat(of(encrypted.by(ContentCipher.AES256_CBC)).style())
        .isEqualTo("document/literal, signed and encrypted by AES-CBC");
  }

  @Test
  void whoOnlySignsEncryptsByNone() {
    ToolkitMessages signed = ToolkitMessages.in(Encoding.SIGNED).by(ContentCipher.AES256_CBC);
    assertThat(of(signed).style()).isEqualTo("document/literal, signed");
  }
}
