package org.xmlbench.probes.writer;

import java.io.IOException;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.document.DocumentEncoding;

/**
 * The text of a document, construct by construct, without a look at what stands where. This is
 * where a constraint is broken on purpose.
 */
final class Markup {
  private final EncodedOutput output;
  private final DocumentEncoding encoding;
  private final Breakage breakage;
  private final TextBuffer scratch = new TextBuffer();
  private Quotes quotes = Quotes.DOUBLE;

  /**
   * Markup of a document.
   *
   * @param breakage what to break; {@code null} for a well-formed document
   */
  Markup(EncodedOutput output, DocumentEncoding encoding, Breakage breakage) {
    this.output = output;
    this.encoding = encoding;
    this.breakage = breakage;
  }

  long bytes() {
    return output.count();
  }

  boolean isMalformed() {
    return breakage != null && breakage.done();
  }

  void quotes(Quotes next) {
    quotes = next;
  }

  /** An XML declaration, which names the encoding; where that is UTF-8, only if asked to. */
  void declaration(boolean named, String pseudoAttributes) throws IOException {
    output.markup("<?xml version=\"1.0\"");
    if (named || encoding != DocumentEncoding.UTF_8) {
      output.markup(" encoding=\"" + encoding.label() + "\"");
    }
    output.markup(pseudoAttributes + "?>\n");
  }

  void docType(String declaration) throws IOException {
    output.markup(declaration);
  }

  void beginStartTag(Name name) throws IOException {
    output.markup(name.startTag());
    if (breaks(BrokenConstraint.PREFIX_DECLARED_ATTRIBUTE)) {
      output.markup(" undeclared:a=\"\"");
    }
  }

  void namespace(String prefix, String uri) throws IOException {
    output.markup(prefix.isEmpty() ? " xmlns" : " xmlns:");
    output.markup(prefix);
    output.ascii('=');
    output.ascii(quotes.mark);
    value(scratch.clear().add(uri));
    output.ascii(quotes.mark);
  }

  void beginAttribute(Name name) throws IOException {
    output.markup(name.attribute());
    output.ascii(quotes.mark);
  }

  void value(TextBuffer text) throws IOException {
    write(text, quotes.escapes);
  }

  void endAttribute() throws IOException {
    output.ascii(quotes.mark);
  }

  void endStartTag() throws IOException {
    output.ascii('>');
  }

  void endEmptyTag() throws IOException {
    output.markup(breaks(BrokenConstraint.END_TAG_PRESENT) ? ">" : "/>");
  }

  void endTag(Name name) throws IOException {
    if (!breaks(BrokenConstraint.END_TAG_PRESENT)) {
      output.markup(name.endTag());
    }
  }

  void text(TextBuffer text) throws IOException {
    if (breaks(BrokenConstraint.CHARACTER_RANGE_CONTROL)) {
      output.ascii('\u0001');
    }
    write(text, Escapes.IN_TEXT);
  }

  void newline() throws IOException {
    output.ascii('\n');
  }

  void entity(String name) throws IOException {
    output.ascii('&');
    output.markup(name);
    output.ascii(';');
  }

  void cdata(String text) throws IOException {
    require(!text.isEmpty() && !text.contains("]]>"), "a CDATA section", text);
    verbatim("<![CDATA[", text, "]]>");
  }

  void comment(String text) throws IOException {
    require(!text.contains("--") && !text.endsWith("-"), "a comment", text);
    verbatim("<!--", text, "-->");
  }

  void processingInstruction(String target, String data) throws IOException {
    require(
        !data.contains("?>") && data.equals(data.stripLeading()), "a processing instruction", data);
    verbatim("<?" + target + (data.isEmpty() ? "" : " "), data, "?>");
  }

  void flush() throws IOException {
    output.flush();
  }

  private static void require(boolean possible, String what, String text) {
    if (!possible) {
      throw new IllegalArgumentException("%s cannot hold this: '%s'".formatted(what, text));
    }
  }

  /** Text in which nothing is escaped. */
  private void verbatim(String begin, String text, String end) throws IOException {
    output.markup(begin);
    write(scratch.clear().add(text), Escapes.NONE);
    output.markup(end);
  }

  private boolean breaks(BrokenConstraint constraint) {
    return breakage != null && breakage.breaks(constraint, output.count());
  }

  private void write(TextBuffer text, byte[] table) throws IOException {
    output.characters(text.chars(), 0, text.length(), table);
  }
}
