package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.XmlDeclaration;
import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.DeclaredEncoding;
import org.xmlbench.piximal.engine.input.FoundEncoding;
import org.xmlbench.piximal.engine.input.IncompleteTokenException;
import org.xmlbench.piximal.engine.input.RepeatedBytes;
import org.xmlbench.piximal.engine.names.NameCharacters;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;
import org.xmlbench.piximal.engine.scan.ByteClasses;
import org.xmlbench.piximal.engine.scan.Utf8;

/** Comments, processing instructions and the XML declaration. */
public final class MarkupReader {
  private static final String COMMENT = "[15] Comment";
  private static final String INSTRUCTION = "[16] PI";
  private static final String DECLARATION = "[23] XMLDecl";

  private final ByteInput in;
  private final SymbolTable names;
  private final boolean aware;
  private final ByteBuilder scratch = new ByteBuilder();

  /** The declaration of the document before, and the encoding that it fitted. */
  private final RepeatedBytes declared = new RepeatedBytes();

  private XmlDeclaration declaration;
  private FoundEncoding fitting;

  /** Of a comment, or of an instruction's data: where it is. */
  public byte[] bytes;

  public int from;
  public int to;
  public Symbol target;

  public MarkupReader(ByteInput in, SymbolTable names, boolean aware) {
    this.in = in;
    this.names = names;
    this.aware = aware;
  }

  /** Reads a comment at the input's position, behind which it goes on. */
  public void comment() throws IOException {
    byte[] b = in.buffer;
    int limit = in.limit;
    int at = in.position + 4;
    int start = at;
    while (true) {
      if (at + 2 >= limit) {
        throw cutOrWrong(b, at, limit, COMMENT, "a comment");
      }
      if (b[at] == '-' && b[at + 1] == '-') {
        if (b[at + 2] != '>') {
          throw in.error(at, COMMENT, "'--' stands inside a comment");
        }
        break;
      }
      at = behindCharacter(b, at, limit, COMMENT, "a comment");
    }
    hold(b, start, at);
    in.position = at + 3;
  }

  String text() {
    return new String(bytes, from, to - from, StandardCharsets.UTF_8);
  }

  /** The error of bytes that are no characters, before that of the end. */
  private IOException cutOrWrong(byte[] b, int from, int limit, String rule, String what)
      throws IOException {
    int at = from;
    while (at < limit) {
      at = behindCharacter(b, at, limit, rule, what);
    }
    return in.cut(rule, what);
  }

  private int behindCharacter(byte[] b, int at, int limit, String rule, String what)
      throws IOException {
    if (b[at] >= 0) {
      if (!AsciiCharacters.mayBe(in, b[at])) {
        throw in.error(at, "[2] Char", "a control character stands in " + what);
      }
      return at + 1;
    }
    int length = Utf8.length(b, at, limit);
    if (length == Utf8.INCOMPLETE) {
      throw in.cut(rule, what);
    }
    if (length == Utf8.INVALID) {
      throw in.error(at, "[2] Char", "bytes that are no character of XML in UTF-8");
    }
    return at + length;
  }

  /** Keeps a text, with its line ends as section 2.11 has them. */
  private void hold(byte[] b, int start, int end) {
    bytes = b;
    from = start;
    to = end;
    if (in.isInEntity()) {
      return;
    }
    scratch.clear();
    int copied = start;
    for (int at = start; at < end; at++) {
      if (b[at] == '\r') {
        scratch.add(b, copied, at);
        copied = at + 1;
        if (at + 1 >= end || b[at + 1] != '\n') {
          scratch.add('\n');
        }
      }
    }
    if (copied > start) {
      scratch.add(b, copied, end);
      bytes = scratch.bytes;
      from = 0;
      to = scratch.length;
    }
  }

  /** Reads a processing instruction at the input's position, behind which it goes on. */
  public void instruction() throws IOException {
    byte[] b = in.buffer;
    int limit = in.limit;
    int start = in.position + 2;
    int at = start;
    while (at < limit && ByteClasses.isName(b[at])) {
      at++;
    }
    if (at + 1 >= limit) {
      throw in.cut(INSTRUCTION, "a processing instruction");
    }
    int wrong = NameCharacters.firstWrong(b, start, at, false);
    if (wrong < at || at == start) {
      throw in.error(wrong, "[17] PITarget", "a processing instruction has no name as target");
    }
    target = names.of(b, start, at);
    requireTarget(start);
    target.isTarget = true;
    if (b[at] == '?' && b[at + 1] == '>') {
      hold(b, at, at);
      in.position = at + 2;
      return;
    }
    if (!ByteClasses.isSpace(b[at])) {
      throw in.error(at, INSTRUCTION, "white space is missing behind a target");
    }
    data(b, ByteClasses.skipSpace(b, at, limit), limit);
  }

  private void requireTarget(int at) throws IOException {
    if (target.text().equalsIgnoreCase("xml")) {
      throw in.error(
          at,
          "[17] PITarget",
          "the target '%s' is reserved; an XML declaration stands first".formatted(target));
    }
    if (aware && (target.prefix != null || !target.qualified)) {
      throw in.error(at, "Namespaces 7", "the target '%s' has a colon".formatted(target));
    }
  }

  private void data(byte[] b, int start, int limit) throws IOException {
    int at = start;
    while (true) {
      if (at + 1 >= limit) {
        throw cutOrWrong(b, at, limit, INSTRUCTION, "a processing instruction");
      }
      if (b[at] == '?' && b[at + 1] == '>') {
        break;
      }
      at = behindCharacter(b, at, limit, INSTRUCTION, "a processing instruction");
    }
    hold(b, start, at);
    in.position = at + 2;
  }

  /** Whether an XML declaration, or a text declaration, begins at the input's position. */
  private boolean isAtDeclaration() throws IOException {
    byte[] b = in.buffer;
    int at = in.position;
    if (in.limit - at < 6 && !in.ended && startsWith(b, at, in.limit, "<?xml")) {
      throw IncompleteTokenException.INSTANCE;
    }
    return in.limit - at >= 6
        && startsWith(b, at, in.limit, "<?xml")
        && ByteClasses.isSpace(b[at + 5]);
  }

  private static boolean startsWith(byte[] b, int at, int limit, String text) {
    for (int i = 0; i < text.length() && at + i < limit; i++) {
      if (b[at + i] != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Reads an XML declaration at the input's position, if one stands there, behind which it goes on.
   *
   * @param encoding that was found, which it has to fit
   * @return null where there is none
   */
  public XmlDeclaration declaration(FoundEncoding encoding) throws IOException {
    if (encoding == fitting && declared.stands(in.buffer, in.position, in.limit)) {
      in.position += declared.length();
      return declaration;
    }
    int from = in.position;
    XmlDeclaration read = isAtDeclaration() ? declaration() : null;
    String fault = encoding.fault(read == null ? null : read.encoding());
    if (fault != null) {
      throw in.error(in.position, "4.3.3", fault);
    }
    if (read == null) {
      return null;
    }
    declaration = read;
    fitting = encoding;
    declared.keep(in.buffer, from, in.position);
    return read;
  }

  private XmlDeclaration declaration() throws IOException {
    int at = in.position + 5;
    String version = null;
    String encoding = null;
    Boolean standalone = null;
    while (true) {
      int next = ByteClasses.skipSpace(in.buffer, at, in.limit);
      if (next + 1 >= in.limit) {
        throw in.cut(DECLARATION, "the XML declaration");
      }
      if (in.buffer[next] == '?' && in.buffer[next + 1] == '>') {
        at = next;
        break;
      }
      if (next == at) {
        throw in.error(at, DECLARATION, "white space, or '?>', is missing in the XML declaration");
      }
      int named = nameEnd(next);
      String name = ascii(next, named);
      at = literalEnd(named);
      String value = ascii(literalStart, at - 1);
      if (name.equals("version") && version == null && encoding == null && standalone == null) {
        version = requiredVersion(value);
      } else if (name.equals("encoding")
          && version != null
          && encoding == null
          && standalone == null) {
        encoding = requiredEncoding(value);
      } else if (name.equals("standalone") && version != null && standalone == null) {
        standalone = requiredStandalone(value);
      } else {
        throw in.error(
            next, DECLARATION, "'%s' may not stand there in the XML declaration".formatted(name));
      }
    }
    if (version == null) {
      throw in.error(at, DECLARATION, "the XML declaration has no version");
    }
    in.position = at + 2;
    return new XmlDeclaration(version, encoding, standalone);
  }

  private int literalStart;

  private int nameEnd(int from) throws IOException {
    int at = from;
    while (at < in.limit && in.buffer[at] >= 'a' && in.buffer[at] <= 'z') {
      at++;
    }
    if (at >= in.limit) {
      throw in.cut(DECLARATION, "the XML declaration");
    }
    return at;
  }

  /** Behind '=' and a quoted text, whose beginning it keeps. */
  private int literalEnd(int from) throws IOException {
    int at = ByteClasses.skipSpace(in.buffer, from, in.limit);
    if (at < in.limit && in.buffer[at] != '=') {
      throw in.error(at, "[25] Eq", "'=' is missing in the XML declaration");
    }
    at = ByteClasses.skipSpace(in.buffer, at + 1, in.limit);
    if (at < in.limit && in.buffer[at] != '"' && in.buffer[at] != '\'') {
      throw in.error(at, DECLARATION, "a value in the XML declaration is not quoted");
    }
    literalStart = at + 1;
    for (int end = literalStart; end < in.limit; end++) {
      if (in.buffer[end] == in.buffer[at]) {
        return end + 1;
      }
      if (in.buffer[end] == '<') {
        break;
      }
    }
    throw in.cut(DECLARATION, "the XML declaration");
  }

  private String ascii(int start, int end) {
    return new String(in.buffer, start, end - start, StandardCharsets.ISO_8859_1);
  }

  private String requiredVersion(String value) throws IOException {
    boolean wrong = value.length() < 3 || !value.startsWith("1.");
    for (int i = 2; i < value.length() && !wrong; i++) {
      wrong = value.charAt(i) < '0' || value.charAt(i) > '9';
    }
    if (wrong) {
      throw in.error(literalStart, "[26] VersionNum", "a version is '1.' and digits");
    }
    return value;
  }

  private String requiredEncoding(String value) throws IOException {
    if (!DeclaredEncoding.isName(value)) {
      throw in.error(literalStart, "[81] EncName", "the name of an encoding is wrong");
    }
    return value;
  }

  private Boolean requiredStandalone(String value) throws IOException {
    if (!value.equals("yes") && !value.equals("no")) {
      throw in.error(literalStart, "[32] SDDecl", "standalone is 'yes' or 'no'");
    }
    return value.equals("yes");
  }
}
