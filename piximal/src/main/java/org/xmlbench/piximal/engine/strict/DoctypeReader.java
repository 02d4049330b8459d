package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import java.util.Arrays;
import org.xmlbench.piximal.DoctypePart;
import org.xmlbench.piximal.ExternalSubset;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.IncompleteTokenException;
import org.xmlbench.piximal.engine.names.EntityDeclaration;
import org.xmlbench.piximal.engine.scan.ByteClasses;

/** Productions [28] doctypedecl to [31] extSubsetDecl. */
public final class DoctypeReader {
  private static final String RULE = "[28] doctypedecl";
  private static final String MARKUP = "[29] markupdecl";

  private final ByteInput in;
  private final DtdScanner scanner;
  private final Doctype doctype;
  private final References references;
  private final ExternalEntityReader externals;
  private final MarkupReader markup;
  private final EntityDeclarationReader entities;
  private final ElementDeclarationReader elements;
  private int conditions;

  /** Number of the outermost text from outside of the document; 0 where none is read. */
  private int externalDepth;

  public DoctypeReader(
      DtdScanner scanner, Doctype doctype, References references, ExternalEntityReader externals) {
    this.in = scanner.in;
    this.scanner = scanner;
    this.doctype = doctype;
    this.references = references;
    this.externals = externals;
    this.markup = scanner.markup();
    this.entities = new EntityDeclarationReader(scanner, doctype, references, this::parameter);
    this.elements =
        new ElementDeclarationReader(scanner, doctype, new AttributeNormalizer(in, references));
  }

  /** Reads the declaration at the input's position, behind which it goes on; again if it must. */
  public void read() throws IOException {
    int start = in.position;
    long expanded = references.expanded();
    references.inDoctype = true;
    try {
      readOnce();
      references.inDoctype = false;
    } catch (IncompleteTokenException e) {
      in.position = start;
      references.setExpanded(expanded);
      throw e;
    }
  }

  private void readOnce() throws IOException {
    scanner.floor = 0;
    doctype.begin(scanner.isProcessed());
    doctype.from = in.position;
    in.position += "<!DOCTYPE".length();
    scanner.requireSpace(RULE);
    doctype.name = scanner.qualifiedName(RULE).text();
    boolean space = scanner.skipSpace();
    String[] external = entities.externalId(true);
    if (external != null && !space) {
      throw scanner.error(RULE, "white space is missing before an external identifier");
    }
    doctype.publicId = external == null ? null : external[0];
    doctype.systemId = external == null ? null : external[1];
    doctype.hasExternalSubset = external != null;
    scanner.skipSpace();
    if (scanner.takes("[")) {
      doctype.subsetFrom = in.position;
      subset(false);
      doctype.subsetTo = in.position;
      scanner.require("]", RULE);
      scanner.skipSpace();
    }
    scanner.require(">", RULE);
    doctype.to = in.position;
    if (external != null) {
      EntityDeclaration subset = subset();
      externalSubset(subset, externals.text(subset));
    } else {
      subsetOfUser(externals.subset(doctype.name));
    }
  }

  /** Reads a subset for a document without a document type declaration. */
  public void readSubset(String name, ExternalSubset subset) throws IOException {
    references.inDoctype = true;
    doctype.begin(scanner.isProcessed());
    doctype.from = in.position;
    doctype.to = in.position;
    doctype.name = name;
    subsetOfUser(subset);
    references.inDoctype = false;
  }

  private void subsetOfUser(ExternalSubset found) throws IOException {
    if (found != null) {
      doctype.publicId = found.publicId();
      doctype.systemId = found.systemId();
      doctype.hasExternalSubset = true;
      EntityDeclaration subset = subset();
      externalSubset(subset, externals.text(subset, found.text()));
    }
  }

  private EntityDeclaration subset() {
    EntityDeclaration subset =
        new EntityDeclaration("the external subset", doctype.publicId, doctype.systemId, null);
    subset.isSubset = true;
    return subset;
  }

  /** What stands there is read behind what stands in the document, section 2.8. */
  private void externalSubset(EntityDeclaration subset, byte[] text) throws IOException {
    if (text == null) {
      doctype.unread = true;
      return;
    }
    in.enter(subset.name, text);
    scanner.floor = in.entities();
    doctype.base = subset.systemId;
    doctype.add(new DoctypePart.EntityStart(subset.saxName()));
    subset(true);
    if (scanner.peek() >= 0) {
      throw scanner.error("[30] extSubset", "neither a declaration nor white space");
    }
    doctype.add(new DoctypePart.EntityEnd(subset.saxName()));
    in.leave();
    doctype.base = null;
    scanner.floor = 0;
  }

  /** Declarations, up to something else. */
  private void subset(boolean external) throws IOException {
    int outer = scanner.floor;
    int conditionsOutside = conditions;
    while (true) {
      scanner.floor = outer;
      scanner.inclusion = null;
      skipSpaceBetween();
      int next = scanner.peek();
      if (next == '%') {
        between(external);
      } else if (next == '<') {
        scanner.floor = in.entities();
        declaration(external || isInExternal());
        scanner.floor = outer;
      } else if (conditions > conditionsOutside && scanner.takes("]]>")) {
        conditions--;
      } else if (conditions > conditionsOutside) {
        throw scanner.error("[62] includeSect", "']]>' is missing");
      } else {
        return;
      }
    }
  }

  private void skipSpaceBetween() throws IOException {
    while (true) {
      int next = scanner.peek();
      if (next < 0 || !ByteClasses.isSpace((byte) next)) {
        return;
      }
      in.position++;
    }
  }

  /** Whether what is read stands in a text from outside of the document. */
  private boolean isInExternal() {
    return externalDepth > 0 && in.entities() >= externalDepth;
  }

  /** A reference to a parameter entity between declarations. */
  private void between(boolean external) throws IOException {
    EntityDeclaration entity = parameter();
    if (entity == null || entity.text == null) {
      return;
    }
    references.open(entity, in.position);
    in.enter(entity.name, entity.text);
    int outerFloor = scanner.floor;
    int outerExternal = externalDepth;
    String outerBase = doctype.base;
    doctype.base = entity.isExternal() ? entity.systemId : outerBase;
    externalDepth = entity.isExternal() && externalDepth == 0 ? in.entities() : externalDepth;
    scanner.floor = in.entities();
    doctype.add(new DoctypePart.EntityStart(entity.saxName()));
    subset(external || isInExternal());
    doctype.add(new DoctypePart.EntityEnd(entity.saxName()));
    if (scanner.peek() >= 0) {
      throw scanner.error("WFC: PE Between Declarations", "a text is no whole declarations");
    }
    in.leave();
    scanner.floor = outerFloor;
    doctype.base = outerBase;
    externalDepth = outerExternal;
    references.close(entity);
  }

  /** Reads a reference to a parameter entity; null where the entity is not known. */
  private EntityDeclaration parameter() throws IOException {
    in.position++;
    String name = scanner.nameWithoutColon("[69] PEReference").text();
    scanner.require(";", "[69] PEReference");
    return parameter(name);
  }

  /** The parameter entity of that name; null where it is not known. */
  private EntityDeclaration parameter(String name) throws IOException {
    doctype.refersToParameterEntities = true;
    EntityDeclaration entity = doctype.parameterEntities.get(name);
    if (entity == null) {
      // Not declared: a constraint of validity alone, [69], and what follows is not processed, 5.1.
      doctype.unread = true;
      return null;
    }
    if (entity.text == null) {
      entity.text = externals.text(entity);
      doctype.unread |= entity.text == null;
    }
    return entity;
  }

  /** A reference to a parameter entity inside of a declaration, section 4.4.8. */
  private void include() throws IOException {
    EntityDeclaration entity = parameter();
    if (entity != null && entity.text != null) {
      if (in.isReading(entity.name)) {
        throw scanner.error(
            "WFC: No Recursion", "the entity '%s' contains itself".formatted(entity.name));
      }
      // Counts it; a text that ends inside of a declaration is left there without a word.
      references.open(entity, in.position);
      references.close(entity);
      in.enter(entity.name, padded(entity.text));
    }
  }

  private static byte[] padded(byte[] text) {
    byte[] padded = new byte[text.length + 2];
    Arrays.fill(padded, (byte) ' ');
    System.arraycopy(text, 0, padded, 1, text.length);
    return padded;
  }

  private void declaration(boolean external) throws IOException {
    scanner.inclusion = external ? this::include : null;
    if (scanner.ahead(1) == '?') {
      markup.instruction();
      doctype.add(new DoctypePart.Instruction(markup.target.text(), markup.text()));
    } else if (scanner.ahead(1) == '!' && scanner.ahead(2) == '-' && scanner.ahead(3) == '-') {
      markup.comment();
      doctype.add(new DoctypePart.Comment(markup.text()));
    } else if (scanner.takes("<!ENTITY")) {
      entities.entity(external);
    } else if (scanner.takes("<!ATTLIST")) {
      elements.attributes();
    } else if (scanner.takes("<!ELEMENT")) {
      elements.element();
    } else if (scanner.takes("<!NOTATION")) {
      entities.notation();
    } else if (external && scanner.takes("<![")) {
      condition();
    } else {
      throw scanner.error(MARKUP, "no declaration begins there");
    }
    scanner.inclusion = null;
  }

  /** Production [61] conditionalSect. */
  private void condition() throws IOException {
    scanner.skipSpace();
    boolean included = scanner.takes("INCLUDE");
    if (!included) {
      scanner.require("IGNORE", "[61] conditionalSect");
    }
    scanner.skipSpace();
    scanner.require("[", "[61] conditionalSect");
    if (included) {
      conditions++;
      return;
    }
    int open = 1;
    while (open > 0) {
      if (scanner.peek() < 0) {
        throw scanner.error("[63] ignoreSect", "']]>' is missing");
      }
      if (scanner.takes("<![")) {
        open++;
      } else if (scanner.takes("]]>")) {
        open--;
      } else {
        in.position++;
      }
    }
  }
}
