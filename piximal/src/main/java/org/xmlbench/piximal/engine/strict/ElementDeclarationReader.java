package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.DoctypePart;
import org.xmlbench.piximal.UnknownEntityException;
import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.AttributeDeclarations;
import org.xmlbench.piximal.engine.names.Symbol;

/** Productions [45] elementdecl and [52] AttlistDecl. */
final class ElementDeclarationReader {
  private static final String ELEMENT = "[45] elementdecl";
  private static final String CHILDREN = "[47] children";
  private static final String MIXED = "[51] Mixed";
  private static final String ATTLIST = "[52] AttlistDecl";
  private static final String TYPE = "[54] AttType";

  /** Longer ones first, where one begins another. */
  private static final String[] TYPES = {
    "CDATA", "IDREFS", "IDREF", "ID", "ENTITIES", "ENTITY", "NMTOKENS", "NMTOKEN"
  };

  private static final String FIXED = "#FIXED";

  private static final String[] MODES = {"#REQUIRED", "#IMPLIED", FIXED};

  private final ByteInput in;
  private final DtdScanner scanner;
  private final Doctype doctype;
  private final AttributeNormalizer values;

  /** The model of an element, or the type of an attribute, without white space. */
  private final StringBuilder model = new StringBuilder();

  /** Of the default that was read last; null where it has none. */
  private String mode;

  ElementDeclarationReader(DtdScanner scanner, Doctype doctype, AttributeNormalizer values) {
    this.in = scanner.in;
    this.scanner = scanner;
    this.doctype = doctype;
    this.values = values;
  }

  /** Reads a declaration of an element, behind its keyword. */
  void element() throws IOException {
    scanner.requireSpace(ELEMENT);
    Symbol name = scanner.qualifiedName(ELEMENT);
    scanner.requireSpace(ELEMENT);
    model.setLength(0);
    boolean isOfElements = false;
    if (!takes("EMPTY") && !takes("ANY")) {
      require("(", "[46] contentspec");
      scanner.skipSpace();
      if (takes("#PCDATA")) {
        mixed();
      } else {
        children();
        isOfElements = true;
      }
    }
    scanner.skipSpace();
    scanner.require(">", ELEMENT);
    boolean isFirst =
        doctype.addFirst("<" + name, new DoctypePart.Element(name.text(), model.toString()));
    if (isFirst && scanner.isProcessed()) {
      doctype.declareContent(name, isOfElements);
    }
  }

  private boolean takes(String text) throws IOException {
    if (!scanner.takes(text)) {
      return false;
    }
    model.append(text);
    return true;
  }

  private void require(String text, String rule) throws IOException {
    scanner.require(text, rule);
    model.append(text);
  }

  private void mixed() throws IOException {
    boolean names = false;
    scanner.skipSpace();
    while (!takes(")")) {
      require("|", MIXED);
      scanner.skipSpace();
      model.append(scanner.qualifiedName(MIXED).text());
      scanner.skipSpace();
      names = true;
    }
    boolean star = takes("*");
    if (names && !star) {
      throw scanner.error(MIXED, "')*' is missing");
    }
  }

  /** A group, of which each open one has its separator here, or a space before its first. */
  private void children() throws IOException {
    StringBuilder separators = new StringBuilder(" ");
    boolean item = true;
    while (!separators.isEmpty()) {
      scanner.skipSpace();
      int last = separators.length() - 1;
      if (item && takes("(")) {
        separators.append(' ');
      } else if (item) {
        model.append(scanner.qualifiedName(CHILDREN).text());
        occurrence();
        item = false;
      } else if (takes(")")) {
        separators.setLength(last);
        occurrence();
      } else {
        separator(separators, last);
        item = true;
      }
    }
  }

  private void occurrence() throws IOException {
    int next = scanner.peek();
    if (next == '?' || next == '*' || next == '+') {
      model.append((char) next);
      in.position++;
    }
  }

  private void separator(StringBuilder separators, int last) throws IOException {
    int next = scanner.peek();
    char used = separators.charAt(last);
    if (next != '|' && next != ',' || used != ' ' && used != next) {
      throw scanner.error(CHILDREN, "neither ')' nor the separator of this group");
    }
    separators.setCharAt(last, (char) next);
    model.append((char) next);
    in.position++;
  }

  /** Reads declarations of attributes, behind their keyword. */
  void attributes() throws IOException {
    scanner.requireSpace(ATTLIST);
    Symbol element = scanner.qualifiedName(ATTLIST);
    while (true) {
      boolean space = scanner.skipSpace();
      if (scanner.takes(">")) {
        return;
      }
      if (!space) {
        throw scanner.error(ATTLIST, "white space, or '>', is missing");
      }
      Symbol name = scanner.qualifiedName("[53] AttDef");
      scanner.requireSpace("[53] AttDef");
      String type = type();
      scanner.requireSpace("[53] AttDef");
      String unknown = null;
      byte[] value;
      try {
        value = defaultValue(!type.equals("CDATA"));
      } catch (UnknownEntityException e) {
        // It matters where an element has the default, if one does.
        value = new byte[0];
        unknown = e.entity();
      }
      if (doctype.isProcessed()) {
        doctype.addFirst(
            element.text() + " " + name.text(),
            new DoctypePart.Attribute(
                element.text(), name.text(), model.toString(), mode, text(value)));
        declare(element, new AttributeDeclarations.Declared(name, type, value, unknown));
      }
    }
  }

  private static String text(byte[] value) {
    return value == null ? null : new String(value, StandardCharsets.UTF_8);
  }

  private void declare(Symbol element, AttributeDeclarations.Declared declared) {
    if (element.declarations == null) {
      element.declarations = new AttributeDeclarations();
      doctype.declared.add(element);
    }
    element.declarations.add(declared);
    doctype.declared.add(declared.name());
  }

  private String type() throws IOException {
    model.setLength(0);
    if (takes("(")) {
      choices(false);
      return "NMTOKEN";
    }
    if (takes("NOTATION")) {
      scanner.requireSpace("[58] NotationType");
      model.append(' ');
      require("(", "[58] NotationType");
      choices(true);
      return "NOTATION";
    }
    for (String type : TYPES) {
      if (takes(type)) {
        return type;
      }
    }
    throw scanner.error(TYPE, "no type of an attribute");
  }

  private void choices(boolean notations) throws IOException {
    do {
      scanner.skipSpace();
      model.append(
          notations
              ? scanner.nameWithoutColon("[58] NotationType").text()
              : scanner.token("[59] Enumeration"));
      scanner.skipSpace();
    } while (takes("|"));
    require(")", TYPE);
  }

  /** The normalised default; null where there is none. */
  private byte[] defaultValue(boolean tokenized) throws IOException {
    mode = null;
    for (String named : MODES) {
      mode = mode == null && scanner.takes(named) ? named : mode;
    }
    if (mode != null && !mode.equals(FIXED)) {
      return null;
    }
    if (mode != null) {
      scanner.requireSpace("[60] DefaultDecl");
    }
    int from = scanner.literal("[10] AttValue");
    ByteBuilder value = new ByteBuilder();
    values.normalize(in.buffer, from, in.position - 1, tokenized, value);
    return value.copy();
  }
}
