package org.xmlbench.families.conformance.runs;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.core.UserErrorException;

/**
 * Reads the catalogue that the W3C's suite has itself: {@code xmlconf.xml}, whose document type
 * declares an entity for the list of each contributor.
 *
 * <p>No parser resolves these entities: their names are taken out of the declarations, and only
 * files of the suite's folder are opened. A list need not be a document: it may have several
 * elements side by side.
 */
final class SuiteCatalogue {
  /** Name of such a file in a suite's folder. */
  static final String NAME = "xmlconf.xml";

  private static final Pattern ENTITY =
      Pattern.compile("<!ENTITY\\s+([\\w.-]+)\\s+SYSTEM\\s+[\"']([^\"']+)[\"']\\s*>");
  private static final Pattern REFERENCE = Pattern.compile("&([\\w.-]+);");
  private static final Pattern PROLOGUE =
      Pattern.compile("\\A\\s*<\\?xml[^>]*\\?>|<!DOCTYPE[^\\[>]*(\\[.*?\\]\\s*)?>", Pattern.DOTALL);
  private static final Pattern COMMENT = Pattern.compile("<!--.*?-->", Pattern.DOTALL);
  private static final int DEEPEST = 8;

  private final Path folder;
  private final Map<String, String> entities = new HashMap<>();
  private final List<SuiteEntry> entries = new ArrayList<>();

  private SuiteCatalogue(Path folder) {
    this.folder = folder;
  }

  /**
   * The tests.
   *
   * @throws UserErrorException when it, or a list that it names, is not well-formed, is missing, or
   *     lies outside the suite's folder
   */
  static List<SuiteEntry> read(Path folder) throws IOException {
    SuiteCatalogue catalogue = new SuiteCatalogue(folder);
    catalogue.read(folder.resolve(NAME), new ArrayDeque<>(List.of("")), 0);
    return catalogue.entries;
  }

  private void read(Path file, Deque<String> bases, int depth) throws IOException {
    if (depth > DEEPEST) {
      throw new UserErrorException(file + ": its lists name each other in a circle");
    }
    String text = COMMENT.matcher(text(file)).replaceAll("");
    for (Matcher found = ENTITY.matcher(text); found.find(); ) {
      entities.put(found.group(1), found.group(2));
    }
    String body = PROLOGUE.matcher(text).replaceAll("");
    // What the entities stand for is read where their references are: as elements of our own.
    String marked = REFERENCE.matcher(body).replaceAll(this::marked);
    elements(file, "<list>" + marked + "</list>", bases, depth);
  }

  private static String text(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new UserErrorException(file + ": the suite's catalogue names this file: it is missing");
    }
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }

  private String marked(java.util.regex.MatchResult reference) {
    return entities.containsKey(reference.group(1))
        ? "<list-of name='%s'/>".formatted(reference.group(1))
        : Matcher.quoteReplacement(reference.group());
  }

  private void elements(Path file, String text, Deque<String> bases, int depth) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    try (InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))) {
      XMLStreamReader reader = factory.createXMLStreamReader(in, StandardCharsets.UTF_8.name());
      while (reader.hasNext()) {
        switch (reader.next()) {
          case XMLStreamConstants.START_ELEMENT -> start(file, reader, bases, depth);
          case XMLStreamConstants.END_ELEMENT -> bases.pop();
          default -> {}
        }
      }
    } catch (XMLStreamException e) {
      throw new UserErrorException(
          "%s: the suite's catalogue is not well-formed: %s"
              .formatted(file, e.getMessage().lines().findFirst().orElse("")),
          e);
    }
  }

  private void start(Path file, XMLStreamReader reader, Deque<String> bases, int depth)
      throws IOException, XMLStreamException {
    String base = attribute(reader, "base", "");
    bases.push(bases.peek() + base);
    switch (reader.getLocalName()) {
      case "list-of" -> read(inside(entities.get(attribute(reader, "name", ""))), bases, depth + 1);
      case "TEST" -> {
        entries.add(entry(file, reader, bases.peek()));
        bases.pop();
      }
      default -> {}
    }
  }

  private Path inside(String name) {
    Path file = folder.resolve(name).normalize();
    if (!file.startsWith(folder.normalize())) {
      throw new UserErrorException(
          "%s: it names %s, which lies outside the suite's folder"
              .formatted(folder.resolve(NAME), name));
    }
    return file;
  }

  private SuiteEntry entry(Path list, XMLStreamReader reader, String base)
      throws XMLStreamException {
    String uri = attribute(reader, "URI", "");
    String output = attribute(reader, "OUTPUT", "");
    return new SuiteEntry(
        attribute(reader, "ID", ""),
        attribute(reader, "TYPE", ""),
        attribute(reader, "ENTITIES", "none"),
        attribute(reader, "VERSION", "1.0"),
        attribute(reader, "RECOMMENDATION", "XML1.0"),
        attribute(reader, "EDITION", ""),
        !attribute(reader, "NAMESPACE", "yes").equals("no"),
        attribute(reader, "SECTIONS", ""),
        located(list, base, uri),
        output.isEmpty() ? "" : located(list, base, output),
        description(reader));
  }

  /** The text of the element, which is mixed content; the reader is at its end then. */
  private static String description(XMLStreamReader reader) throws XMLStreamException {
    StringBuilder text = new StringBuilder();
    int depth = 1;
    while (depth > 0) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> depth++;
        case XMLStreamConstants.END_ELEMENT -> depth--;
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
            text.append(reader.getText());
        default -> {}
      }
    }
    return text.toString().strip().replaceAll("\\s+", " ");
  }

  /**
   * By the bases of the elements around it, or beside the list: suites have been packed both ways.
   */
  private String located(Path list, String base, String uri) {
    Path byBase = folder.resolve(base + uri).normalize();
    Path beside = list.resolveSibling(uri).normalize();
    Path found = !Files.exists(byBase) && Files.exists(beside) ? beside : byBase;
    return folder.normalize().relativize(found).toString();
  }

  private static String attribute(XMLStreamReader reader, String local, String absent) {
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      if (reader.getAttributeLocalName(i).equals(local)) {
        return reader.getAttributeValue(i);
      }
    }
    return absent;
  }
}
