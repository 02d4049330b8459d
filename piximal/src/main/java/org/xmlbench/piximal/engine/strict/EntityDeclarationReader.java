package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.DoctypePart;
import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.SystemIds;
import org.xmlbench.piximal.engine.names.EntityDeclaration;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.scan.ByteClasses;

/** Productions [70] EntityDecl, [75] ExternalID and [82] NotationDecl. */
final class EntityDeclarationReader {
  private static final String ENTITY = "[70] EntityDecl";
  private static final String NOTATION = "[82] NotationDecl";

  private final ByteInput in;
  private final DtdScanner scanner;
  private final Doctype doctype;
  private final References references;
  private final Parameters parameters;

  /** System identifier of the entity that was read last, as it is declared. */
  private String declaredId;

  /** The parameter entities that are declared. */
  @FunctionalInterface
  interface Parameters {
    /** The one of that name; null where it is not known. */
    EntityDeclaration named(String name) throws IOException;
  }

  EntityDeclarationReader(
      DtdScanner scanner, Doctype doctype, References references, Parameters parameters) {
    this.in = scanner.in;
    this.scanner = scanner;
    this.doctype = doctype;
    this.references = references;
    this.parameters = parameters;
  }

  /** Reads a declaration behind its keyword, which may be in a text from outside. */
  void entity(boolean external) throws IOException {
    scanner.requireSpace(ENTITY);
    boolean parameter = scanner.takes("%");
    if (parameter) {
      scanner.requireSpace(ENTITY);
    }
    Symbol name = scanner.nameWithoutColon(ENTITY);
    scanner.requireSpace(ENTITY);
    int next = scanner.peek();
    EntityDeclaration entity =
        next == '"' || next == '\''
            ? new EntityDeclaration(name.text(), value(external))
            : external(name.text(), parameter);
    entity.declaredOutside = external;
    entity.parameter = parameter;
    scanner.skipSpace();
    scanner.require(">", ENTITY);
    if (!doctype.isProcessed()) {
      return;
    }
    doctype.addFirst("&" + entity.saxName(), part(entity));
    if (parameter) {
      doctype.parameterEntities.putIfAbsent(entity.name, entity);
    } else if (name.entity == null) {
      name.entity = entity;
      doctype.declared.add(name);
    }
  }

  private DoctypePart part(EntityDeclaration entity) {
    return entity.isExternal()
        ? new DoctypePart.ExternalEntity(
            entity.saxName(), entity.publicId, declaredId, doctype.base, entity.notation)
        : new DoctypePart.InternalEntity(
            entity.saxName(), new String(entity.text, StandardCharsets.UTF_8));
  }

  private EntityDeclaration external(String name, boolean parameter) throws IOException {
    String[] id = externalId(false);
    declaredId = id[1];
    String notation = null;
    boolean space = scanner.skipSpace();
    if (!parameter && scanner.peek() == 'N') {
      if (!space) {
        throw scanner.error("[76] NDataDecl", "white space is missing");
      }
      scanner.require("NDATA", "[76] NDataDecl");
      scanner.requireSpace("[76] NDataDecl");
      notation = scanner.nameWithoutColon("[76] NDataDecl").text();
    }
    return new EntityDeclaration(name, id[0], SystemIds.resolve(doctype.base, id[1]), notation);
  }

  /** Production [9] EntityValue, its references to characters and parameter entities replaced. */
  private byte[] value(boolean external) throws IOException {
    int from = scanner.literal("[9] EntityValue");
    ByteBuilder text = new ByteBuilder();
    append(in.buffer, from, in.position - 1, external, from, text);
    return text.copy();
  }

  private void append(
      byte[] bytes, int from, int to, boolean external, int errorAt, ByteBuilder into)
      throws IOException {
    int at = from;
    while (at < to) {
      byte b = bytes[at];
      int place = bytes == in.buffer ? at : errorAt;
      if (b == '&') {
        at = reference(bytes, at, to, place, into);
      } else if (b == '%') {
        at = parameter(bytes, at, to, external, place, into);
      } else if (b == '\r' && bytes == in.buffer && !in.isInEntity()) {
        into.add('\n');
        at += at + 1 < to && bytes[at + 1] == '\n' ? 2 : 1;
      } else {
        into.add(b);
        at++;
      }
    }
  }

  /** One to a character is replaced, one to an entity stays, section 4.4.7. */
  private int reference(byte[] bytes, int at, int to, int place, ByteBuilder into)
      throws IOException {
    if (at + 1 < to && bytes[at + 1] == '#') {
      into.addCharacter(references.character(bytes, at, to, place));
    } else {
      references.name(bytes, at, to, place);
      into.add(bytes, at, references.end);
    }
    return references.end;
  }

  private int parameter(byte[] bytes, int at, int to, boolean external, int place, ByteBuilder into)
      throws IOException {
    Symbol name = references.name(bytes, at, to, place);
    int end = references.end;
    if (!external) {
      throw in.error(
          place,
          "WFC: PEs in Internal Subset",
          "a declaration in the document refers to the parameter entity '%s'".formatted(name));
    }
    EntityDeclaration entity = parameters.named(name.text());
    if (entity != null && entity.text != null) {
      references.open(entity, place);
      append(entity.text, 0, entity.text.length, true, place, into);
      references.close(entity);
    }
    return end;
  }

  /** Production [75]: public identifier or null, and system identifier; null where none is. */
  String[] externalId(boolean optional) throws IOException {
    if (scanner.takes("SYSTEM")) {
      scanner.requireSpace("[75] ExternalID");
      return new String[] {null, system()};
    }
    if (scanner.takes("PUBLIC")) {
      scanner.requireSpace("[75] ExternalID");
      String publicId = publicId();
      scanner.requireSpace("[75] ExternalID");
      return new String[] {publicId, system()};
    }
    if (!optional) {
      throw scanner.error("[75] ExternalID", "SYSTEM or PUBLIC is missing");
    }
    return null;
  }

  private String system() throws IOException {
    int from = scanner.literal("[11] SystemLiteral");
    return new String(in.buffer, from, in.position - 1 - from, StandardCharsets.UTF_8);
  }

  private String publicId() throws IOException {
    int from = scanner.literal("[12] PubidLiteral");
    for (int at = from; at < in.position - 1; at++) {
      if ((ByteClasses.OF[in.buffer[at] & 0xFF] & ByteClasses.PUBLIC_ID) == 0) {
        throw in.error(
            at, "[13] PubidChar", "a character that may not stand in a public identifier");
      }
    }
    String literal = new String(in.buffer, from, in.position - 1 - from, StandardCharsets.US_ASCII);
    return literal.strip().replaceAll("[ \r\n]+", " ");
  }

  /** Reads a declaration of a notation, behind its keyword. */
  void notation() throws IOException {
    scanner.requireSpace(NOTATION);
    String name = scanner.nameWithoutColon(NOTATION).text();
    scanner.requireSpace(NOTATION);
    String[] id;
    if (scanner.takes("PUBLIC")) {
      scanner.requireSpace("[83] PublicID");
      id = new String[] {publicId(), null};
      boolean space = scanner.skipSpace();
      if (scanner.peek() != '>') {
        if (!space) {
          throw scanner.error(NOTATION, "white space is missing");
        }
        id[1] = system();
      }
    } else {
      id = externalId(false);
    }
    scanner.skipSpace();
    scanner.require(">", NOTATION);
    doctype.addFirst("!" + name, new DoctypePart.Notation(name, id[0], id[1], doctype.base));
  }
}
