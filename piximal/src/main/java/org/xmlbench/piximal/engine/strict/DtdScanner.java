package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.NameCharacters;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;
import org.xmlbench.piximal.engine.scan.ByteClasses;
import org.xmlbench.piximal.engine.scan.Utf8;

/** The tokens of declarations. It moves the input's position, also from a text into another. */
public final class DtdScanner {
  private static final String RULE = "[28] doctypedecl";

  final ByteInput in;
  private final SymbolTable names;
  private final ParserOptions options;

  /** As many texts are being replaced outside of the declaration that is read. */
  int floor;

  /** Resolves references to parameter entities inside of declarations; null where none may be. */
  Inclusion inclusion;

  /** Replaces a reference to a parameter entity. */
  @FunctionalInterface
  interface Inclusion {
    /** Reads the reference at the input's position, and enters the entity's text. */
    void include() throws IOException;
  }

  public DtdScanner(ByteInput in, SymbolTable names, ParserOptions options) {
    this.in = in;
    this.names = names;
    this.options = options;
  }

  /** Whether declarations count. */
  boolean isProcessed() {
    return options.declarations();
  }

  /** Reads what may stand between declarations. */
  MarkupReader markup() {
    return new MarkupReader(in, names, options.namespaces());
  }

  /** The next byte; less than 0 at the end of the texts that the declaration may go on in. */
  int peek() throws IOException {
    while (in.position >= in.limit) {
      if (in.isInEntity() && in.entities() > floor) {
        in.leave();
        continue;
      }
      if (in.isInEntity()) {
        return -1;
      }
      throw in.cut(RULE, "the document type declaration");
    }
    return in.buffer[in.position] & 0xFF;
  }

  int ahead(int distance) throws IOException {
    if (in.position + distance < in.limit) {
      return in.buffer[in.position + distance] & 0xFF;
    }
    if (in.ended) {
      return -1;
    }
    throw in.cut(RULE, "the document type declaration");
  }

  /** Whether that text stands next, behind which it goes then. */
  boolean takes(String text) throws IOException {
    for (int i = 0; i < text.length(); i++) {
      if ((i == 0 ? peek() : ahead(i)) != text.charAt(i)) {
        return false;
      }
    }
    in.position += text.length();
    return true;
  }

  void require(String text, String rule) throws IOException {
    if (!takes(text)) {
      throw error(rule, "'%s' is missing".formatted(text));
    }
  }

  /** Goes behind white space, and into the texts of parameter entities where these may stand. */
  boolean skipSpace() throws IOException {
    boolean some = false;
    while (true) {
      int next = peek();
      if (next >= 0 && ByteClasses.isSpace((byte) next)) {
        in.position++;
        some = true;
      } else if (next == '%' && inclusion != null && isReference()) {
        inclusion.include();
        some = true;
      } else {
        return some;
      }
    }
  }

  /** Whether the percent sign is followed by a name, unlike that of a declaration of an entity. */
  private boolean isReference() throws IOException {
    int next = ahead(1);
    return next >= 0 && !ByteClasses.isSpace((byte) next) && next != '%';
  }

  void requireSpace(String rule) throws IOException {
    if (!skipSpace()) {
      throw error(rule, "white space is missing");
    }
  }

  /** Production [5] Name. */
  Symbol name(String rule) throws IOException {
    int from = in.position;
    int to = nameEnd();
    int wrong = NameCharacters.firstWrong(in.buffer, from, to, false);
    if (wrong < to || to == from) {
      throw in.error(wrong, rule, "a name is missing, or has a character that may not stand there");
    }
    return names.of(in.buffer, from, take(to));
  }

  /** As {@link #name}; a qualified name where namespaces matter. */
  Symbol qualifiedName(String rule) throws IOException {
    int at = in.position;
    Symbol name = name(rule);
    if (options.namespaces() && !name.qualified) {
      throw in.error(at, "Namespaces [7] QName", "the name '%s' is no QName".formatted(name));
    }
    return name;
  }

  /** The same of names that have no colon where namespaces matter. */
  Symbol nameWithoutColon(String rule) throws IOException {
    int at = in.position;
    Symbol name = name(rule);
    if (options.namespaces() && (name.prefix != null || !name.qualified)) {
      throw in.error(at, "Namespaces 7", "the name '%s' has a colon".formatted(name));
    }
    return name;
  }

  /** Production [7] Nmtoken. */
  String token(String rule) throws IOException {
    int to = nameEnd();
    int from = in.position;
    int wrong = NameCharacters.firstWrong(in.buffer, from, to, true);
    if (wrong < to || to == from) {
      throw in.error(wrong, rule, "a name token is missing, or wrong");
    }
    return new String(in.buffer, from, take(to) - from, StandardCharsets.UTF_8);
  }

  private int nameEnd() throws IOException {
    peek();
    int at = in.position;
    while (at < in.limit && ByteClasses.isName(in.buffer[at])) {
      at++;
    }
    if (at >= in.limit && !in.ended) {
      throw in.cut(RULE, "a name");
    }
    if (at - in.position > options.limits().nameBytes()) {
      throw error(
          "limit",
          "a name has more than %d bytes: ParserLimits.nameBytes"
              .formatted(options.limits().nameBytes()));
    }
    return at;
  }

  private int take(int to) {
    in.position = to;
    return to;
  }

  /** Goes behind a quoted text and its quote; returns its first byte. */
  int literal(String rule) throws IOException {
    int quote = peek();
    if (quote != '"' && quote != '\'') {
      throw error(rule, "a quoted text is missing");
    }
    int from = in.position + 1;
    int at = from;
    while (at < in.limit && in.buffer[at] != quote) {
      at = behindCharacter(at);
    }
    if (at >= in.limit) {
      throw in.cut(rule, "a quoted text");
    }
    in.position = at + 1;
    return from;
  }

  private int behindCharacter(int at) throws IOException {
    byte b = in.buffer[at];
    if (b >= 0 && AsciiCharacters.mayBe(in, b)) {
      return at + 1;
    }
    int length = b >= 0 ? Utf8.INVALID : Utf8.length(in.buffer, at, in.limit);
    if (length == Utf8.INCOMPLETE && !in.ended) {
      throw in.cut(RULE, "a quoted text");
    }
    if (length <= 0) {
      throw in.error(at, "[2] Char", "a character that may not stand in a document");
    }
    return at + length;
  }

  IOException error(String rule, String reason) {
    return in.error(Math.min(in.position, in.limit), rule, reason);
  }
}
