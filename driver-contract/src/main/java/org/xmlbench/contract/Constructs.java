package org.xmlbench.contract;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.document.Capability;

/**
 * A document of about 3 KiB that holds every construct of the domain, with its canonical stream,
 * both written by hand. (The stream was compared with that of expat, which no driver here uses.)
 */
final class Constructs {
  private static final String EPILOG = "\n<!-- epilog -->\n<?after the root?>\n";

  private static final List<DocumentPart> PARTS =
      Stream.of(
              ConstructsProlog.PARTS,
              ConstructsBody.PARTS,
              ConstructsProlog.USES,
              List.of(
                  DocumentPart.part("</d:doc>", "E {urn:d}doc\n"),
                  DocumentPart.part(EPILOG, "P after the root\n")))
          .flatMap(List::stream)
          .toList();

  private final byte[] document;
  private final String stream;

  private Constructs(List<DocumentPart> parts) {
    document = join(parts, DocumentPart::xml).getBytes(StandardCharsets.UTF_8);
    stream = join(parts, DocumentPart::events);
  }

  /** The document without what needs a capability of {@code lacks}. */
  static Constructs without(Set<Capability> lacks) {
    return new Constructs(PARTS.stream().filter(part -> part.isReadWithout(lacks)).toList());
  }

  byte[] document() {
    return document.clone();
  }

  String stream() {
    return stream;
  }

  /** The length in bytes up to the root's start tag; a shorter prefix has no root. */
  int rootStart() {
    return new String(document, StandardCharsets.ISO_8859_1).indexOf("<d:doc");
  }

  /** The length in bytes up to and with the root's end tag; a shorter prefix is malformed. */
  int rootEnd() {
    return document.length - EPILOG.length();
  }

  private static String join(List<DocumentPart> parts, Function<DocumentPart, String> side) {
    return parts.stream().map(side).collect(Collectors.joining());
  }
}
