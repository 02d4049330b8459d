package org.xmlbench.probes.writer;

import java.io.IOException;
import java.io.OutputStream;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.document.DocumentEncoding;
import org.xmlbench.core.document.Oracle;

/**
 * Writes a document, in UTF-8 unless told otherwise, and, when it was made {@link #withOracle},
 * feeds the events that a parser must report to the sink and digest that every driver feeds. Memory
 * grows with the depth of the document only.
 *
 * <p>Misuse that would make the document ill-formed throws {@link IllegalStateException} or {@link
 * IllegalArgumentException}; names are the caller's care.
 */
public final class DocumentWriter {
  private static final TextBuffer NEWLINE = new TextBuffer().add('\n');

  private final Markup markup;
  private final OracleFeed feed;
  private final OpenElements open = new OpenElements();
  private final TextBuffer scratch = new TextBuffer();
  private final TextBuffer value = new TextBuffer();

  private InternalSubset subset = new InternalSubset();
  private boolean inTag;
  private boolean attributesBegun;
  private Name valueOf;

  private DocumentWriter(Markup markup, OracleFeed feed) {
    this.markup = markup;
    this.feed = feed;
  }

  public static DocumentWriter bytesOnly(OutputStream out) {
    return bytesOnly(out, DocumentEncoding.UTF_8);
  }

  public static DocumentWriter bytesOnly(OutputStream out, DocumentEncoding encoding) {
    return new DocumentWriter(markup(out, encoding, null), null);
  }

  public static DocumentWriter withOracle(OutputStream out) {
    return withOracle(out, DocumentEncoding.UTF_8);
  }

  public static DocumentWriter withOracle(OutputStream out, DocumentEncoding encoding) {
    return new DocumentWriter(markup(out, encoding, null), new OracleFeed());
  }

  /** A writer that breaks a constraint once, at the first place from {@code position} on. */
  public static DocumentWriter malformed(
      OutputStream out, DocumentEncoding encoding, BrokenConstraint constraint, long position) {
    return new DocumentWriter(markup(out, encoding, new Breakage(constraint, position)), null);
  }

  private static Markup markup(OutputStream out, DocumentEncoding encoding, Breakage breakage) {
    return new Markup(EncodedOutput.of(out, encoding), encoding, breakage);
  }

  public boolean isMalformed() {
    return markup.isMalformed();
  }

  public long bytes() {
    return markup.bytes();
  }

  /** {@code <?xml version="1.0" encoding="UTF-8"?>}, or the encoding's name, and a line end. */
  public void declaration() throws IOException {
    markup.declaration(true, "");
  }

  /**
   * An XML declaration that names the encoding only where that is not UTF-8, and a line end.
   *
   * @param pseudoAttribute stands last in it, such as {@code standalone="no"}
   */
  public void declaration(String pseudoAttribute) throws IOException {
    markup.declaration(false, " " + pseudoAttribute);
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
    markup.docType(subset.docType(root, publicId, systemId));
  }

  public DocumentWriter start(Name name) throws IOException {
    closeTag();
    open.push(name);
    markup.beginStartTag(name);
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
    markup.quotes(single ? Quotes.SINGLE : Quotes.DOUBLE);
    return this;
  }

  /** Declares a namespace on the element just started; before its attributes. */
  public DocumentWriter namespace(String prefix, String uri) throws IOException {
    requireTag();
    if (attributesBegun) {
      throw new IllegalStateException("namespaces are declared before attributes");
    }
    markup.namespace(prefix, uri);
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
    markup.value(text);
    markup.endAttribute();
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
    markup.endAttribute();
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
      markup.value(text);
      value.add(text.chars(), 0, text.length());
      return this;
    }
    closeTag();
    open.requireOne();
    markup.text(text);
    if (feed != null) {
      feed.text(text);
    }
    return this;
  }

  /** A reference to an entity that the internal subset declares, in text or an attribute. */
  public DocumentWriter entity(String name) throws IOException {
    return reference(name, subset.replacement(name));
  }

  /** A reference to a character by its decimal or hexadecimal number. */
  public DocumentWriter character(int codePoint, boolean hexadecimal) throws IOException {
    return reference(
        hexadecimal ? "#x" + Integer.toHexString(codePoint) : "#" + codePoint,
        Character.toString(codePoint));
  }

  private DocumentWriter reference(String name, String replacement) throws IOException {
    if (valueOf == null) {
      closeTag();
      open.requireOne();
      if (feed != null) {
        feed.text(replacement);
      }
    } else {
      value.add(replacement);
    }
    markup.entity(name);
    return this;
  }

  /** A CDATA section with text, which is that of the innermost element. */
  public DocumentWriter cdata(String text) throws IOException {
    closeTag();
    open.requireOne();
    markup.cdata(text);
    if (feed != null) {
      feed.text(text);
    }
    return this;
  }

  /** A comment, of which a parser reports nothing: text before and after it is one. */
  public DocumentWriter comment(String text) throws IOException {
    closeTag();
    markup.comment(text);
    return this;
  }

  /**
   * A processing instruction.
   *
   * @param data data without leading white space; empty for none
   */
  public DocumentWriter processingInstruction(String target, String data) throws IOException {
    closeTag();
    markup.processingInstruction(target, data);
    if (feed != null) {
      feed.processingInstruction(target, data);
    }
    return this;
  }

  /** A line end: text inside the root, no event outside it. */
  public DocumentWriter newline() throws IOException {
    closeTag();
    markup.newline();
    if (feed != null && !open.isEmpty()) {
      feed.text(NEWLINE);
    }
    return this;
  }

  /** Ends the innermost element with an end tag. */
  public DocumentWriter end() throws IOException {
    closeTag();
    markup.endTag(pop());
    return this;
  }

  /** Ends the element just started with {@code />}. */
  public DocumentWriter endEmpty() throws IOException {
    requireTag();
    finishTag();
    markup.endEmptyTag();
    pop();
    return this;
  }

  public DocumentWriter element(Name name, String text) throws IOException {
    return start(name).text(text).end();
  }

  public DocumentWriter element(Name name, TextBuffer text) throws IOException {
    return start(name).text(text).end();
  }

  /** Ends the document and hands its last bytes to the stream, which stays open. */
  public void finish() throws IOException {
    open.requireComplete();
    markup.flush();
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
    return feed.finish(markup.bytes());
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
    markup.beginAttribute(name);
  }

  private void closeTag() throws IOException {
    if (valueOf != null) {
      throw new IllegalStateException("the attribute " + valueOf + " is not ended");
    }
    if (inTag) {
      finishTag();
      markup.endStartTag();
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
}
