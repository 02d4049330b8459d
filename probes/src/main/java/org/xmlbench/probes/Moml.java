package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * Writes MoML as Ptolemy II exports it: four blanks a level, and an end tag on a separate line even
 * where an element is empty.
 */
final class Moml {
  static final Name ENTITY = Name.of("entity");
  static final Name PROPERTY = Name.of("property");
  static final Name PORT = Name.of("port");
  static final Name RELATION = Name.of("relation");
  static final Name LINK = Name.of("link");
  static final Name VERTEX = Name.of("vertex");
  static final Name DOC = Name.of("doc");
  static final Name CONFIGURE = Name.of("configure");
  static final Name SVG = Name.of("svg");
  static final Name SVG_TEXT = Name.of("text");
  static final Name NAME = Name.of("name");
  static final Name CLASS = Name.of("class");
  static final Name VALUE = Name.of("value");

  static final String PARAMETER = "ptolemy.data.expr.Parameter";
  static final String STRING_PARAMETER = "ptolemy.data.expr.StringParameter";
  static final String SINGLETON_PARAMETER = "ptolemy.data.expr.SingletonParameter";
  static final String STRING_ATTRIBUTE = "ptolemy.kernel.util.StringAttribute";
  static final String LOCATION = "ptolemy.kernel.util.Location";
  static final String COLOR = "ptolemy.actor.gui.ColorAttribute";
  static final String COMPOSITE = "ptolemy.actor.TypedCompositeActor";

  private static final Name RELATION1 = Name.of("relation1");
  private static final Name RELATION2 = Name.of("relation2");
  private static final Name X = Name.of("x");
  private static final Name Y = Name.of("y");
  private static final Name STYLE = Name.of("style");
  private static final String INDENT = "    ";

  private final SplitMix64 random;
  private final TextBuffer indent = new TextBuffer();
  private final TextBuffer text = new TextBuffer();
  private DocumentWriter writer;
  private int level;

  Moml(SplitMix64 random) {
    this.random = random;
  }

  /** What follows is written there, on the same level. */
  void writeTo(DocumentWriter other) {
    writer = other;
  }

  DocumentWriter writer() {
    return writer;
  }

  /** Starts an element with a name and a class, and goes a level down. */
  void open(Name element, String name, String className) throws IOException {
    line();
    writer.start(element).attribute(NAME, name).attribute(CLASS, className);
    level++;
  }

  /** Starts an actor whose class is in the package that an entity of the DTD stands for. */
  void openActor(String name, String packageEntity, String className) throws IOException {
    line();
    writer.start(ENTITY).attribute(NAME, name).startAttribute(CLASS);
    writer.entity(packageEntity).text(".").text(className).endAttribute();
    level++;
  }

  /** Goes a level down, into the element just started. */
  void enter() {
    level++;
  }

  /** Goes a level up and ends the innermost element. */
  void close() throws IOException {
    level--;
    line();
    writer.end();
  }

  void property(String name, String className, String value) throws IOException {
    property(name, className, text.clear().add(value));
  }

  void property(String name, String className, TextBuffer value) throws IOException {
    open(PROPERTY, name, className);
    writer.attribute(VALUE, value);
    close();
  }

  /** A property that is a switch, such as {@code <property name="input"/>}. */
  void flag(String name) throws IOException {
    line();
    writer.start(PROPERTY).attribute(NAME, name).endEmpty();
  }

  void location() throws IOException {
    property("_location", LOCATION, point("{", "}"));
  }

  void port(String name, boolean input, String type) throws IOException {
    open(PORT, name, "ptolemy.actor.TypedIOPort");
    flag(input ? "input" : "output");
    property("_type", "ptolemy.actor.TypeAttribute", type);
    close();
  }

  void relation(String name) throws IOException {
    open(RELATION, name, "ptolemy.actor.TypedIORelation");
    if (random.chance(40)) {
      property("width", PARAMETER, "1");
    }
    if (random.chance(30)) {
      line();
      writer.start(VERTEX).attribute(NAME, "vertex1").attribute(VALUE, point("[", "]"));
      level++;
      close();
    }
    close();
  }

  void link(String actor, String port, String relation) throws IOException {
    line();
    text.clear().add(actor).add('.').add(port);
    writer.start(LINK).attribute(PORT, text).attribute(RELATION, relation).endEmpty();
  }

  void linkRelations(String relation1, String relation2) throws IOException {
    line();
    writer.start(LINK).attribute(RELATION1, relation1).attribute(RELATION2, relation2).endEmpty();
  }

  /** An icon drawn by SVG inside a {@code configure}. */
  void icon(String label) throws IOException {
    open(PROPERTY, "_iconDescription", "ptolemy.kernel.util.SingletonConfigurableAttribute");
    line();
    writer.start(CONFIGURE).newline().start(SVG).newline().start(SVG_TEXT);
    writer.attribute(X, "20").attribute(STYLE, "font-size:14; font-family:SansSerif; fill:blue");
    writer.attribute(Y, text.clear().add(random.between(12, 40))).text(label).end();
    writer.newline().end().newline().end();
    close();
  }

  /** Ends the line and indents the next. */
  void line() throws IOException {
    indent.clear().add('\n');
    for (int i = 0; i < level; i++) {
      indent.add(INDENT);
    }
    writer.text(indent);
  }

  private TextBuffer point(String before, String after) {
    text.clear().add(before).decimal(random.between(-4000, 12_000) * 5L, 1).add(", ");
    return text.decimal(random.between(-2000, 8000) * 5L, 1).add(after);
  }
}
