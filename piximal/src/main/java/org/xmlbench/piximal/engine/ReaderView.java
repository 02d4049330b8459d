package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.xml.sax.ext.Attributes2;
import org.xmlbench.piximal.DeclaredNotation;
import org.xmlbench.piximal.DoctypeMarkup;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.UnparsedEntity;
import org.xmlbench.piximal.XmlDeclaration;

/** Shows what an event has. */
public final class ReaderView implements EventView {
  private final EventState reader;

  ReaderView(EventState reader) {
    this.reader = reader;
  }

  public static ReaderView of(DocumentReader reader) {
    return new ReaderView(reader);
  }

  /** Whether events are those of a document that is read, and not of a tape. */
  public boolean isOfDocument() {
    return reader instanceof DocumentReader;
  }

  /** The reader, where it reads a document. */
  public DocumentReader reader() {
    return (DocumentReader) reader;
  }

  /** The reader, where it reads tapes. */
  public TapeReader tapeReader() {
    return (TapeReader) reader;
  }

  @Override
  public int depth() {
    return reader.depth();
  }

  @Override
  public String localName() {
    return reader.name().localText();
  }

  @Override
  public String prefix() {
    return prefix(reader.name());
  }

  @Override
  public String qualifiedName() {
    return reader.name().text();
  }

  @Override
  public String namespace() {
    return reader.namespace();
  }

  private static String prefix(Symbol name) {
    return name.prefix == null ? "" : name.prefix.text();
  }

  @Override
  public int attributes() {
    return reader.shown.added();
  }

  /**
   * The attributes of the element that begins, for SAX.
   *
   * @param declarations whether declarations of namespaces are among them, at the end
   */
  public Attributes2 attributes(boolean declarations) {
    return reader.shown.list(declarations ? reader.declared : 0);
  }

  @Override
  public String attributeLocalName(int index) {
    return reader.shown.name(index).localText();
  }

  @Override
  public String attributePrefix(int index) {
    return prefix(reader.shown.name(index));
  }

  @Override
  public String attributeQualifiedName(int index) {
    return reader.shown.name(index).text();
  }

  @Override
  public String attributeNamespace(int index) {
    return reader.shown.uri(index);
  }

  @Override
  public String attributeType(int index) {
    return reader.shown.type(index);
  }

  @Override
  public boolean isAttributeSpecified(int index) {
    return reader.shown.isInTag(index);
  }

  @Override
  public boolean isAttributeDeclared(int index) {
    return reader.shown.isTyped(index);
  }

  @Override
  public String attributeValue(int index) {
    return reader.shown.value(index);
  }

  @Override
  public byte[] attributeBytes(int index) {
    return reader.shown.bytes(index);
  }

  @Override
  public int attributeFrom(int index) {
    return reader.shown.from(index);
  }

  @Override
  public int attributeTo(int index) {
    return reader.shown.to(index);
  }

  @Override
  public int declarations() {
    return reader.declared;
  }

  @Override
  public String declaredPrefix(int index) {
    return reader.scopes.prefix(reader.scopes.mark() - reader.declared + index).text();
  }

  @Override
  public String declaredNamespace(int index) {
    return reader.scopes.uri(reader.scopes.mark() - reader.declared + index);
  }

  @Override
  public String namespaceOf(String prefix) {
    return reader.scopes.uri(prefix);
  }

  @Override
  public List<String> prefixesOf(String namespace) {
    return prefixesOf(namespace, bindings());
  }

  @Override
  public int bindings() {
    return reader.scopes.mark();
  }

  @Override
  public String namespaceOf(String prefix, int bindings) {
    return reader.scopes.uri(prefix, bindings);
  }

  @Override
  public List<String> prefixesOf(String namespace, int bindings) {
    return reader.scopes.prefixesOf(namespace, bindings);
  }

  @Override
  public XmlDeclaration declaration() {
    return reader.declaration == null ? new XmlDeclaration(null, null, null) : reader.declaration;
  }

  @Override
  public byte[] textBytes() {
    return reader.textBytes();
  }

  @Override
  public int textFrom() {
    return reader.from;
  }

  @Override
  public int textTo() {
    return reader.to;
  }

  @Override
  public String text() {
    return new String(
        reader.textBytes(), reader.from, reader.to - reader.from, StandardCharsets.UTF_8);
  }

  @Override
  public int textUnits() {
    return WordScanner.units(reader.textBytes(), reader.from, reader.to);
  }

  @Override
  public int decodeText() {
    return reader.decode();
  }

  @Override
  public char[] characters() {
    return reader.characters();
  }

  @Override
  public int charactersFrom() {
    return reader.charactersFrom();
  }

  @Override
  public boolean isSection() {
    return reader.isSection();
  }

  @Override
  public boolean isSectionStart() {
    return reader.isSectionStart;
  }

  @Override
  public String target() {
    return reader.target.text();
  }

  @Override
  public String skippedEntity() {
    return reader.skipped.text();
  }

  @Override
  public String doctypeName() {
    return reader.doctype.name;
  }

  @Override
  public String doctypePublicId() {
    return reader.doctype.publicId;
  }

  @Override
  public String doctypeSystemId() {
    return reader.doctype.systemId;
  }

  @Override
  public String doctypeDeclaration() {
    return declared(reader.doctype.from, reader.doctype.to);
  }

  @Override
  public String internalSubset() {
    Doctype doctype = reader.doctype;
    return doctype.subsetFrom == 0 ? null : declared(doctype.subsetFrom, doctype.subsetTo);
  }

  private String declared(int from, int to) {
    return new String(reader.in.buffer, from, to - from, StandardCharsets.UTF_8)
        .replace("\r\n", "\n")
        .replace('\r', '\n');
  }

  @Override
  public List<DeclaredNotation> notations() {
    return List.copyOf(reader.doctype.notations.values());
  }

  @Override
  public List<UnparsedEntity> unparsedEntities() {
    return reader.doctype.unparsed.stream()
        .map(
            entity ->
                new UnparsedEntity(entity.name, entity.publicId, entity.systemId, entity.notation))
        .toList();
  }

  @Override
  public List<DoctypeMarkup> doctypeMarkup() {
    return List.copyOf(reader.doctype.markup);
  }

  @Override
  public long line() {
    return reader.place().line();
  }

  @Override
  public long column() {
    return reader.place().column();
  }

  @Override
  public long byteOffset() {
    return reader.place().offset();
  }
}
