package org.xmlbench.probes.writer;

import java.io.IOException;
import java.io.OutputStream;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.document.Oracle;

/**
 * Writes a document as UTF-8 and, when it was made {@link #withOracle}, feeds the events that a
 * parser must report to the sink and digest that every driver feeds. Memory grows with the depth of
 * the document only.
 *
 * <p>Misuse that would make the document ill-formed throws {@link IllegalStateException} or {@link
 * IllegalArgumentException}; names are the caller's care.
 */
public final class DocumentWriter {
  private static final TextBuffer NEWLINE = new TextBuffer().add('\n');

  private final Utf8Output output;
  private final OracleFeed feed;
  private final Breakage breakage;
  private final OpenElements open = new OpenElements();
  private final TextBuffer scratch = new TextBuffer();
  private final TextBuffer value = new TextBuffer();

  private InternalSubset subset = new InternalSubset();
  private boolean inTag;
  private boolean attributesBegun;
  private Name valueOf;
  private Quotes quotes = Quotes.DOUBLE;

  private DocumentWriter(OutputStream out, OracleFeed feed, Breakage breakage) {
    this.output = new Utf8Output(out);
    this.feed = feed;
    this.breakage = breakage;
  }

  /** A writer of bytes alone. */
  public static DocumentWriter bytesOnly(OutputStream out) {
    return new DocumentWriter(out, null, null);
  }

  /** A writer that computes the oracle on the way. */
  public static DocumentWriter withOracle(OutputStream out) {
    return new DocumentWriter(out, new OracleFeed(), null);
  }

  /** A writer that breaks a constraint once, at the first place from {@code position} on. */
  public static DocumentWriter malformed(
      OutputStream out, BrokenConstraint constraint, long position) {
    return new DocumentWriter(out, null, new Breakage(constraint, position));
  }

  /** Whether a constraint was broken. */
  public boolean isMalformed() {
    return breakage != null && breakage.done();
  }

  private boolean breaks(BrokenConstraint constraint) {
    return breakage != null && breakage.breaks(constraint, output.count());
  }

  /** Bytes of the document so far. */
  public long bytes() {
    return output.count();
  }

  /** {@code <?xml version="1.0" encoding="UTF-8"?>} and a line end. */
  public void declaration() throws IOException {
    output.ascii("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  }

  /** An XML declaration with the given pseudo-attributes after the version, and a line end. */
  public void declaration(String pseudoAttributes) throws IOException {
    output.ascii("<?xml version=\"1.0\" " + pseudoAttributes + "?>\n");
  }

  /**
   * A DOCTYPE with an external identifier, which no parser may fetch, and an internal subset.
   *
   * @param publicId public identifier, or {@code null}
   * @param systemId system identifier, or {@code null} for no external identifier
   */
  public void docType(String root, String publicId, String systemId, InternalSubset internalSubset)
      throws IOException {
    if (open.rootSeen()) {
      throw new IllegalStateException("the DOCTYPE stands before the root");
    }
    subset = internalSubset;
    output.ascii(subset.docType(root, publicId, systemId));
  }

  /** Starts an element. */
  public DocumentWriter start(Name name) throws IOException {
    closeTag();
    open.push(name);
    output.bytes(name.startTag());
    if (breaks(BrokenConstraint.PREFIX_DECLARED_ATTRIBUTE)) {
      output.ascii(" undeclared:a=\"\"");
    }
    inTag = true;
    attributesBegun = false;
    if (feed != null) {
      feed.start(name);
    }
    return this;
  }

  /** Encloses the values of attributes and namespaces from here on in single or double quotes. */
  public DocumentWriter singleQuotes(boolean single) {
    if (valueOf != null) {
      throw new IllegalStateException("the attribute " + valueOf + " is not ended");
    }
    quotes = single ? Quotes.SINGLE : Quotes.DOUBLE;
    return this;
  }

  /** Declares a namespace on the element just started; before its attributes. */
  public DocumentWriter namespace(String prefix, String uri) throws IOException {
    requireTag();
    if (attributesBegun) {
      throw new IllegalStateException("namespaces are declared before attributes");
    }
    output.ascii(prefix.isEmpty() ? " xmlns" : " xmlns:");
    output.ascii(prefix);
    output.ascii('=');
    output.ascii(quotes.mark);
    write(scratch.clear().add(uri), quotes.escapes);
    output.ascii(quotes.mark);
    if (feed != null) {
      feed.namespace(prefix, uri);
    }
    return this;
  }

  /** An attribute of the element just started. */
  public DocumentWriter attribute(Name name, String text) throws IOException {
    return attribute(name, scratch.clear().add(text), text);
  }

  /** An attribute of the element just started. */
  public DocumentWriter attribute(Name name, TextBuffer text) throws IOException {
    return attribute(name, text, null);
  }

  private DocumentWriter attribute(Name name, TextBuffer text, String known) throws IOException {
    beginAttribute(name);
    write(text, quotes.escapes);
    output.ascii(quotes.mark);
    if (feed != null) {
      feed.attribute(name, known == null ? text.toString() : known);
    }
    return this;
  }

  /** Starts an attribute whose value comes in pieces, references among them. */
  public DocumentWriter startAttribute(Name name) throws IOException {
    beginAttribute(name);
    value.clear();
    valueOf = name;
    return this;
  }

  /** Ends the attribute that {@link #startAttribute} began. */
  public DocumentWriter endAttribute() throws IOException {
    output.ascii(quotes.mark);
    Name name = valueOf;
    valueOf = null;
    if (feed != null) {
      feed.attribute(name, value.toString());
    }
    return this;
  }

  /** Text of the innermost element, or a piece of the attribute being written. */
  public DocumentWriter text(String text) throws IOException {
    return text(scratch.clear().add(text));
  }

  /** Text of the innermost element, or a piece of the attribute being written. */
  public DocumentWriter text(TextBuffer text) throws IOException {
    if (valueOf != null) {
      write(text, quotes.escapes);
      value.add(text.chars(), 0, text.length());
      return this;
    }
    closeTag();
    open.requireOne();
    if (breaks(BrokenConstraint.CHARACTER_RANGE_CONTROL)) {
      output.ascii('\u0001');
    }
    write(text, Utf8Output.IN_TEXT);
    if (feed != null) {
      feed.text(text);
    }
    return this;
  }

  /** A reference to an entity that the internal subset declares, in text or an attribute. */
  public DocumentWriter entity(String name) throws IOException {
    String replacement = subset.replacement(name);
    if (valueOf == null) {
      closeTag();
      open.requireOne();
      if (feed != null) {
        feed.text(replacement);
      }
    } else {
      value.add(replacement);
    }
    output.ascii('&');
    output.ascii(name);
    output.ascii(';');
    return this;
  }

  /**
   * A processing instruction.
   *
   * @param data data without leading white space; empty for none
   */
  public DocumentWriter processingInstruction(String target, String data) throws IOException {
    if (data.contains("?>") || !data.equals(data.stripLeading())) {
      throw new IllegalArgumentException(
          "data cannot start with white space or contain '?>': " + data);
    }
    closeTag();
    output.ascii("<?" + target + (data.isEmpty() ? "" : " "));
    write(scratch.clear().add(data), Utf8Output.UNESCAPED);
    output.ascii("?>");
    if (feed != null) {
      feed.processingInstruction(target, data);
    }
    return this;
  }

  /** A line end: text inside the root, no event outside it. */
  public DocumentWriter newline() throws IOException {
    closeTag();
    output.ascii('\n');
    if (feed != null && !open.isEmpty()) {
      feed.text(NEWLINE);
    }
    return this;
  }

  /** Ends the innermost element with an end tag. */
  public DocumentWriter end() throws IOException {
    closeTag();
    Name name = pop();
    if (!breaks(BrokenConstraint.END_TAG_PRESENT)) {
      output.bytes(name.endTag());
    }
    return this;
  }

  /** Ends the element just started with {@code />}. */
  public DocumentWriter endEmpty() throws IOException {
    requireTag();
    finishTag();
    output.ascii(breaks(BrokenConstraint.END_TAG_PRESENT) ? ">" : "/>");
    pop();
    return this;
  }

  /** An element that holds text alone. */
  public DocumentWriter element(Name name, String text) throws IOException {
    return start(name).text(text).end();
  }

  /** An element that holds text alone. */
  public DocumentWriter element(Name name, TextBuffer text) throws IOException {
    return start(name).text(text).end();
  }

  /** Ends the document and hands its last bytes to the stream, which stays open. */
  public void finish() throws IOException {
    open.requireComplete();
    output.flush();
  }

  /**
   * The oracle of the finished document.
   *
   * @throws IllegalStateException when the writer was made without one
   */
  public Oracle oracle() {
    if (feed == null) {
      throw new IllegalStateException("this writer computes no oracle");
    }
    return feed.finish(output.count());
  }

  private Name pop() {
    Name name = open.pop();
    if (feed != null) {
      feed.end();
    }
    return name;
  }

  private void beginAttribute(Name name) throws IOException {
    requireTag();
    attributesBegun = true;
    output.bytes(name.attribute());
    output.ascii(quotes.mark);
  }

  private void closeTag() throws IOException {
    if (valueOf != null) {
      throw new IllegalStateException("the attribute " + valueOf + " is not ended");
    }
    if (inTag) {
      finishTag();
      output.ascii('>');
    }
  }

  private void finishTag() {
    inTag = false;
    if (feed != null) {
      feed.closeTag();
    }
  }

  private void requireTag() {
    if (!inTag || valueOf != null) {
      throw new IllegalStateException("no start tag is open");
    }
  }

  private void write(TextBuffer text, byte[] table) throws IOException {
    output.characters(text.chars(), 0, text.length(), table);
  }
}
