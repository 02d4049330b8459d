package org.xmlbench.probes.writer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.xmlbench.core.document.DocumentEncoding;
import org.xmlbench.probes.JdkParser;

/** Whatever is written, a parser must report what the oracle says. */
class WriterPropertyTest {
  /** How an element is named, with the declaration that it then needs. */
  private enum Kind {
    NO_NAMESPACE(Name.of("n"), "", ""),
    DEFAULT_NAMESPACE(Name.of("urn:d", "", "d"), "", "urn:d"),
    PREFIXED(Name.of("urn:p", "p", "e"), "p", "urn:p"),
    PREFIX_BOUND_ANEW(Name.of("urn:q&<", "p", "e"), "p", "urn:q&<");

    private final Name name;
    private final String prefix;
    private final String uri;

    Kind(Name name, String prefix, String uri) {
      this.name = name;
      this.prefix = prefix;
      this.uri = uri;
    }
  }

  /** A part of a document that knows how to write itself. */
  private interface Node {
    void write(DocumentWriter writer) throws IOException;
  }

  @Property(tries = 500)
  void aParserReportsWhatTheOracleSays(
      @ForAll("documents") Node root, @ForAll DocumentEncoding encoding) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DocumentWriter writer = DocumentWriter.withOracle(bytes, encoding);
    writer.declaration();
    writer.docType("n", null, null, new InternalSubset().entity("e", "replaced \u00E9"));
    root.write(writer);
    writer.finish();

    assertThat(JdkParser.oracle(new ByteArrayInputStream(bytes.toByteArray())))
        .isEqualTo(writer.oracle());
  }

  @Provide
  Arbitrary<Node> documents() {
    return element(leaves());
  }

  private static Arbitrary<Node> element(Arbitrary<Node> leaf) {
    Arbitrary<Node> deeper =
        Arbitraries.lazyOf(() -> leaf, () -> leaf, () -> leaf, () -> element(leaf));
    Arbitrary<Map<String, String>> attributes =
        Arbitraries.maps(Arbitraries.of("a", "b", "c"), characters("\t\n\r<&>\"'")).ofMaxSize(3);
    return Combinators.combine(Arbitraries.of(Kind.class), attributes, deeper.list().ofMaxSize(6))
        .as(WriterPropertyTest::elementOf);
  }

  private static Node elementOf(Kind kind, Map<String, String> attributes, List<Node> children) {
    return writer -> {
      writer.start(kind.name).namespace(kind.prefix, kind.uri);
      for (Map.Entry<String, String> attribute : attributes.entrySet()) {
        writer.attribute(Name.of(attribute.getKey()), attribute.getValue());
      }
      if (children.isEmpty()) {
        writer.endEmpty();
        return;
      }
      for (Node child : children) {
        child.write(writer);
      }
      writer.end();
    };
  }

  private static Arbitrary<Node> leaves() {
    Arbitrary<Node> text = characters("\t\n\r<&>\"]").map(value -> writer -> writer.text(value));
    Arbitrary<Node> instruction =
        latin1("\n<&\"]")
            .map(String::stripLeading)
            .map(value -> writer -> writer.processingInstruction("t", value));
    Arbitrary<Node> comment = latin1("\n<&\"]").map(value -> writer -> writer.comment(value));
    Arbitrary<Node> section =
        latin1("\n<&\"").map(value -> writer -> writer.cdata("\u00E9" + value));
    Arbitrary<Node> entity = Arbitraries.just(writer -> writer.entity("e"));
    Arbitrary<Node> character =
        Arbitraries.of(0x9, 0xD, 0x3C, 0xE9, 0x20AC, 0x1F600)
            .flatMap(
                point ->
                    Arbitraries.of(true, false)
                        .map(hexadecimal -> writer -> writer.character(point, hexadecimal)));
    return Arbitraries.oneOf(List.of(text, text, instruction, comment, section, entity, character));
  }

  /** As {@link #characters}, where a reference would not be read as one. */
  private static Arbitrary<String> latin1(String special) {
    return characters(special).map(text -> text.replaceAll("[^\\x00-\\xFF]", "\u00FC"));
  }

  /** Short strings of those characters, letters, and characters of every length in UTF-8. */
  private static Arbitrary<String> characters(String special) {
    List<String> wide = List.of("a", " ", "\u00E9", "\u0085", "\u2028", "\uFFFD", "\uD83D\uDE00");
    return Arbitraries.oneOf(
            Arbitraries.of(wide),
            Arbitraries.chars().with(special.toCharArray()).map(String::valueOf))
        .list()
        .ofMaxSize(8)
        .map(parts -> String.join("", parts));
  }
}
