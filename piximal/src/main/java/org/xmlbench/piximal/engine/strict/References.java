package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.LimitProperty;
import org.xmlbench.piximal.engine.names.EntityDeclaration;
import org.xmlbench.piximal.engine.names.NameCharacters;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;
import org.xmlbench.piximal.engine.scan.ByteClasses;
import org.xmlbench.piximal.engine.scan.Utf8;

/** Section 4.1: references to characters and entities, wherever they stand. */
public final class References {
  /** More than anybody means, and no danger to the stack. */
  private static final int MOST_NESTED = 200;

  private final ByteInput in;
  private final SymbolTable names;
  private final ParserOptions options;
  private final Doctype doctype;
  private long expanded;
  private int nesting;

  /** Whether the document type is read: its own references may be to what it declares. */
  boolean inDoctype;

  /** Behind the reference that was read last. */
  public int end;

  public References(ByteInput in, SymbolTable names, ParserOptions options, Doctype doctype) {
    this.in = in;
    this.names = names;
    this.options = options;
    this.doctype = doctype;
  }

  /** Adds the entities of section 4.6, which need no declaration. */
  public static List<Symbol> predefined(SymbolTable names) {
    List<Symbol> all = new ArrayList<>();
    String[][] entities = {{"lt", "<"}, {"gt", ">"}, {"amp", "&"}, {"apos", "'"}, {"quot", "\""}};
    for (String[] entity : entities) {
      byte[] name = entity[0].getBytes(StandardCharsets.US_ASCII);
      Symbol symbol = names.of(name, 0, name.length);
      symbol.entity =
          new EntityDeclaration(entity[0], entity[1].getBytes(StandardCharsets.US_ASCII));
      symbol.entity.predefined = true;
      all.add(symbol);
    }
    return all;
  }

  /**
   * Reads a reference to a character, which begins at {@code at} with {@code &#}.
   *
   * @param errorAt where it is in the document, for an error
   */
  int character(byte[] bytes, int at, int limit, int errorAt) throws IOException {
    int next = at + 2;
    boolean hex = next < limit && bytes[next] == 'x';
    next += hex ? 1 : 0;
    int first = next;
    int value = 0;
    while (next < limit && bytes[next] != ';') {
      int digit = Character.digit(bytes[next], hex ? 16 : 10);
      if (digit < 0 || bytes[next] < 0) {
        throw in.error(errorAt, "[66] CharRef", "a character reference is not of digits and ';'");
      }
      value = Math.min(value * (hex ? 16 : 10) + digit, Character.MAX_CODE_POINT + 1);
      next++;
    }
    if (next >= limit) {
      throw cut(bytes, limit, errorAt, "[66] CharRef");
    }
    if (next == first) {
      throw in.error(errorAt, "[66] CharRef", "a character reference has no digits");
    }
    if (!Utf8.isChar(value) && !(in.isXml11 && value > 0 && value < ' ')) {
      throw in.error(
          errorAt, "WFC: Legal Character", "a character reference names none that XML allows");
    }
    end = next + 1;
    return value;
  }

  /** A value or a text ends inside of a reference, or only what is there of the document does. */
  private IOException cut(byte[] bytes, int limit, int errorAt, String rule) throws IOException {
    return bytes == in.buffer && limit == in.limit
        ? in.cut(rule, "a reference")
        : in.error(errorAt, rule, "a reference does not end with ';'");
  }

  /** Reads a reference to an entity, which begins at {@code at}, up to its name. */
  Symbol name(byte[] bytes, int at, int limit, int errorAt) throws IOException {
    int from = at + 1;
    int next = from;
    while (next < limit && ByteClasses.isName(bytes[next])) {
      next++;
    }
    if (next >= limit) {
      throw cut(bytes, limit, errorAt, "[68] EntityRef");
    }
    Symbol known = names.find(bytes, from, next);
    if (known == null) {
      if (NameCharacters.firstWrong(bytes, from, next, false) != next || next == from) {
        throw in.error(errorAt, "[68] EntityRef", "'&' is not followed by a name");
      }
      known = names.of(bytes, from, next);
    }
    if (bytes[next] != ';') {
      throw in.error(errorAt, "[68] EntityRef", "a reference does not end with ';'");
    }
    if (options.namespaces() && (known.prefix != null || !known.qualified)) {
      throw in.error(errorAt, "Namespaces 7", "the name of an entity has a colon");
    }
    end = next + 1;
    return known;
  }

  /**
   * The entity of that name; null where it may be declared in what was not read.
   *
   * @throws IOException when nothing declares it, or it is no parsed one
   */
  EntityDeclaration entity(Symbol name, int errorAt) throws IOException {
    EntityDeclaration entity = name.entity;
    boolean hidden = entity != null && entity.declaredOutside && doctype.standalone && !inDoctype;
    if (hidden || entity == null && !doctype.mayBeDeclaredElsewhere()) {
      throw in.error(
          errorAt, "WFC: Entity Declared", "the entity '%s' is not declared".formatted(name));
    }
    if (entity != null && entity.isUnparsed()) {
      throw in.error(
          errorAt, "WFC: Parsed Entity", "the entity '%s' is an unparsed one".formatted(name));
    }
    return entity;
  }

  /**
   * The entity whose text takes the place of the reference at that byte of the input, if that is
   * plain and not longer; null where the reference is read as others are.
   *
   * @throws IOException when texts of entities become longer than the limit
   */
  public EntityDeclaration plainText(int at, int most) throws IOException {
    byte[] b = in.buffer;
    int next = at + 1;
    while (ByteClasses.isName(b[next])) {
      next++;
    }
    Symbol name = b[next] == ';' ? names.find(b, at + 1, next) : null;
    EntityDeclaration entity = name == null ? null : name.entity;
    if (entity == null
        || entity.predefined
        || entity.isExternal()
        || entity.declaredOutside
        || options.namespaces() && (name.prefix != null || !name.qualified)
        || entity.text.length > most
        || !entity.isPlainText()) {
      return null;
    }
    charge(entity.text.length, at);
    end = next + 1;
    return entity;
  }

  /** How much entities and default values have added, by {@code ParserLimits}. */
  public long expanded() {
    return expanded;
  }

  public void setExpanded(long bytes) {
    expanded = bytes;
  }

  /** Begins to replace a reference by an entity's text. */
  void open(EntityDeclaration entity, int errorAt) throws IOException {
    if (entity.open) {
      throw in.error(
          errorAt, "WFC: No Recursion", "the entity '%s' contains itself".formatted(entity.name));
    }
    charge(entity.text.length, errorAt);
    if (++nesting > MOST_NESTED) {
      throw in.error(
          errorAt, "limit", "entities are nested more than %d deep".formatted(MOST_NESTED));
    }
    entity.open = true;
  }

  /** Counts what the document type adds to the document, by an entity or a default value. */
  void charge(int bytes, int errorAt) throws MalformedXmlException {
    expanded += bytes + LimitProperty.BYTES_OF_REFERENCE;
    long most = options.limits().expandedBytes();
    if (expanded > most) {
      throw in.error(
          errorAt,
          "limit",
          "entities and default values expand to more than %d bytes: ParserLimits.expandedBytes"
              .formatted(most));
    }
  }

  void close(EntityDeclaration entity) {
    nesting--;
    entity.open = false;
  }
}
