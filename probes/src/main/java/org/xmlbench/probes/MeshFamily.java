package org.xmlbench.probes;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * {@code mesh:N}: a scene of N meshes of triangles, whose coordinates and indices are lists of
 * numbers in the text of few elements. It asks for long runs of text that are ASCII and have
 * nothing to escape.
 *
 * <p>Source: COLLADA 1.4.1 as exporters of modelling programs write it, with their layout and
 * indentation. The values are made up, and lights, cameras and animations are left out.
 */
final class MeshFamily extends CountedFamily {
  private static final String COLLADA = "http://www.collada.org/2005/11/COLLADASchema";
  private static final Name ROOT = name("COLLADA");
  private static final Name VERSION = Name.of("version");
  private static final Name LIBRARY = name("library_geometries");
  private static final Name GEOMETRY = name("geometry");
  private static final Name MESH = name("mesh");
  private static final Name SOURCE = name("source");
  private static final Name FLOATS = name("float_array");
  private static final Name TECHNIQUE = name("technique_common");
  private static final Name ACCESSOR = name("accessor");
  private static final Name PARAM = name("param");
  private static final Name VERTICES = name("vertices");
  private static final Name INPUT = name("input");
  private static final Name TRIANGLES = name("triangles");
  private static final Name INDICES = name("p");
  private static final Name ID = Name.of("id");
  private static final Name NAME = Name.of("name");
  private static final Name TYPE = Name.of("type");
  private static final Name COUNT = Name.of("count");
  private static final Name STRIDE = Name.of("stride");
  private static final Name SOURCE_OF = Name.of("source");
  private static final Name SEMANTIC = Name.of("semantic");
  private static final Name OFFSET = Name.of("offset");
  private static final Name MATERIAL = Name.of("material");

  private static final int LEAST_VERTICES = 600;
  private static final int MOST_VERTICES = 800;
  private static final int CORNERS = 3;

  /** What a mesh has at each vertex: its name, its coordinates' names and their decimals. */
  private record Property(String suffix, String semantic, String[] axes, int decimals) {}

  private static final List<Property> PROPERTIES =
      List.of(
          new Property("-positions", "VERTEX", new String[] {"X", "Y", "Z"}, 4),
          new Property("-normals", "NORMAL", new String[] {"X", "Y", "Z"}, 6),
          new Property("-UV0", "TEXCOORD", new String[] {"S", "T"}, 6));

  MeshFamily() {
    super(
        "mesh",
        "a scene of N meshes: coordinates and indices as long lists of numbers in text",
        "COLLADA 1.4.1 as modelling programs export it",
        20,
        1);
  }

  private static Name name(String local) {
    return Name.of(COLLADA, "", local);
  }

  @Override
  Set<Capability> needs() {
    return Set.of(Capability.DEFAULT_NAMESPACE);
  }

  @Override
  void open(DocumentWriter writer, long count) throws IOException {
    writer.declaration();
    writer.start(ROOT).namespace("", COLLADA).attribute(VERSION, "1.4.1").text("\n    ");
    writer.start(LIBRARY);
  }

  @Override
  void item(DocumentWriter writer, long index, SplitMix64 random, TextBuffer text)
      throws IOException {
    String id = text.add("Geometry-mesh").atLeast(index + 1, 3).toString();
    int vertices = random.between(LEAST_VERTICES, MOST_VERTICES);
    writer.text("\n        ").start(GEOMETRY).attribute(ID, id);
    writer.attribute(NAME, text.clear().add("mesh").atLeast(index + 1, 3));
    writer.text("\n            ").start(MESH);
    for (Property property : PROPERTIES) {
      source(writer, id, property, vertices, random);
    }
    writer.text("\n                ").start(VERTICES).attribute(ID, id + "-vertices");
    writer.text("\n                    ");
    input(writer, "POSITION", id + "-positions").endEmpty();
    writer.text("\n                ").end();
    triangles(writer, id, vertices, random);
    writer.text("\n            ").end().text("\n        ").end();
  }

  @Override
  void close(DocumentWriter writer) throws IOException {
    writer.text("\n    ").end().text("\n").end().newline();
  }

  private static void source(
      DocumentWriter writer, String id, Property property, int vertices, SplitMix64 random)
      throws IOException {
    TextBuffer text = new TextBuffer();
    int count = vertices * property.axes().length;
    String array = id + property.suffix() + "-array";
    writer.text("\n                ").start(SOURCE).attribute(ID, id + property.suffix());
    writer.text("\n                    ").start(FLOATS).attribute(ID, array);
    writer.attribute(COUNT, text.add(count));
    int range = property.decimals() == 4 ? 1_000_000 : 1_000_000 / 2;
    for (int i = 0; i < count; i++) {
      long units = random.between(-range, range);
      writer.text(text.clear().decimal(units, property.decimals()).add(i + 1 < count ? " " : ""));
    }
    writer.end().text("\n                    ").start(TECHNIQUE);
    writer.text("\n                        ").start(ACCESSOR);
    writer.attribute(COUNT, text.clear().add(vertices)).attribute(SOURCE_OF, "#" + array);
    writer.attribute(STRIDE, text.clear().add(property.axes().length));
    for (String axis : property.axes()) {
      writer.text("\n                            ").start(PARAM).attribute(NAME, axis);
      writer.attribute(TYPE, "float").endEmpty();
    }
    writer.text("\n                        ").end().text("\n                    ").end();
    writer.text("\n                ").end();
  }

  private static void triangles(DocumentWriter writer, String id, int vertices, SplitMix64 random)
      throws IOException {
    TextBuffer text = new TextBuffer();
    int triangles = vertices * 2;
    writer.text("\n                ").start(TRIANGLES).attribute(COUNT, text.add(triangles));
    writer.attribute(MATERIAL, "Material-" + random.below(10));
    for (int i = 0; i < PROPERTIES.size(); i++) {
      Property property = PROPERTIES.get(i);
      writer.text("\n                    ");
      input(writer, property.semantic(), id + (i == 0 ? "-vertices" : property.suffix()));
      writer.attribute(OFFSET, text.clear().add(i)).endEmpty();
    }
    writer.text("\n                    ").start(INDICES);
    for (int i = 0; i < triangles * CORNERS; i++) {
      int vertex = random.below(vertices);
      text.clear().add(i == 0 ? "" : " ").add(vertex);
      for (int more = 1; more < PROPERTIES.size(); more++) {
        text.add(' ').add(vertex);
      }
      writer.text(text);
    }
    writer.end().text("\n                ").end();
  }

  private static DocumentWriter input(DocumentWriter writer, String semantic, String source)
      throws IOException {
    return writer.start(INPUT).attribute(SEMANTIC, semantic).attribute(SOURCE_OF, "#" + source);
  }
}
