package org.xmlbench.piximal.engine.fast;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.xml.sax.ext.Attributes2;
import org.xmlbench.piximal.DoctypePart;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlDeclaration;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.scan.WordScanner;

/** Shows what an event has. */
public abstract class ReaderView extends EventState implements EventView {
  public ReaderView(ByteInput in, ReusedState known, boolean aware) {
    super(in, known, aware);
  }

  @Override
  public final String localName() {
    return name().localText();
  }

  @Override
  public final String prefix() {
    return prefix(name());
  }

  @Override
  public final String qualifiedName() {
    return name().text();
  }

  /** Namespace of the element that begins or ends; null where it is in none. */
  public final String boundNamespace() {
    return aware ? boundTo(name()) : null;
  }

  private String boundTo(Symbol name) {
    return (name.prefix == null ? none : name.prefix).namespace;
  }

  /** The attributes of the element that begins. */
  public final TagAttributes tagAttributes() {
    return shown;
  }

  private static String prefix(Symbol name) {
    return name.prefix == null ? "" : name.prefix.text();
  }

  @Override
  public final int attributes() {
    return shown.added();
  }

  /** The attributes for SAX; with declarations of namespaces at the end where these are wanted. */
  public final Attributes2 attributes(boolean declarations) {
    return shown.list(declarations ? declared : 0);
  }

  @Override
  public final String attributeLocalName(int index) {
    return shown.name(index).localText();
  }

  @Override
  public final String attributePrefix(int index) {
    return prefix(shown.name(index));
  }

  @Override
  public final String attributeQualifiedName(int index) {
    return shown.name(index).text();
  }

  @Override
  public final String attributeNamespace(int index) {
    return shown.uri(index);
  }

  @Override
  public final String attributeType(int index) {
    return shown.type(index);
  }

  @Override
  public final boolean isAttributeSpecified(int index) {
    return shown.isInTag(index);
  }

  @Override
  public final boolean isAttributeDeclared(int index) {
    return shown.isTyped(index);
  }

  @Override
  public final String attributeValue(int index) {
    return shown.value(index);
  }

  @Override
  public final byte[] attributeBytes(int index) {
    return shown.bytes(index);
  }

  @Override
  public final int attributeFrom(int index) {
    return shown.from(index);
  }

  @Override
  public final int attributeTo(int index) {
    return shown.to(index);
  }

  @Override
  public final int declarations() {
    return declared;
  }

  @Override
  public final String declaredPrefix(int index) {
    return scopes.prefix(scopes.mark() - declared + index).text();
  }

  @Override
  public final String declaredNamespace(int index) {
    return scopes.uri(scopes.mark() - declared + index);
  }

  @Override
  public final String namespaceOf(String prefix) {
    return scopes.uri(prefix);
  }

  @Override
  public final List<String> prefixesOf(String namespace) {
    return prefixesOf(namespace, bindings());
  }

  /** The prefix of a declaration in force, outermost first; empty for the default namespace. */
  public final String boundPrefix(int index) {
    return scopes.prefix(index).text();
  }

  /** Its namespace; empty where the default namespace is undeclared. */
  public final String boundNamespace(int index) {
    return scopes.uri(index);
  }

  @Override
  public final int bindings() {
    return scopes.mark();
  }

  @Override
  public final String namespaceOf(String prefix, int bindings) {
    return scopes.uri(prefix, bindings);
  }

  @Override
  public final List<String> prefixesOf(String namespace, int bindings) {
    return scopes.prefixesOf(namespace, bindings);
  }

  @Override
  public final XmlDeclaration declaration() {
    return declaration == null ? new XmlDeclaration(null, null, null) : declaration;
  }

  @Override
  public final int textFrom() {
    return from;
  }

  @Override
  public final int textTo() {
    return to;
  }

  @Override
  public final String text() {
    return new String(textBytes(), from, to - from, StandardCharsets.UTF_8);
  }

  @Override
  public final int textUnits() {
    return WordScanner.units(textBytes(), from, to);
  }

  @Override
  public final int decodeText() {
    return decode();
  }

  @Override
  public final boolean isSectionStart() {
    return isSectionStart;
  }

  @Override
  public final boolean isIgnorable() {
    return isIgnorable;
  }

  @Override
  public final String target() {
    return target.text();
  }

  @Override
  public final String skippedEntity() {
    return skipped.text();
  }

  @Override
  public final String doctypeName() {
    return doctype.name;
  }

  @Override
  public final String doctypePublicId() {
    return doctype.publicId;
  }

  @Override
  public final String doctypeSystemId() {
    return doctype.systemId;
  }

  @Override
  public final String doctypeDeclaration() {
    return declared(doctype.from, doctype.to);
  }

  @Override
  public final String internalSubset() {
    return doctype.subsetFrom == 0 ? null : declared(doctype.subsetFrom, doctype.subsetTo);
  }

  private String declared(int from, int to) {
    return new String(in.buffer, from, to - from, StandardCharsets.UTF_8)
        .replace("\r\n", "\n")
        .replace('\r', '\n');
  }

  @Override
  public final List<DoctypePart> doctypeParts() {
    return doctype.parts();
  }

  @Override
  public final long line() {
    return place().line();
  }

  @Override
  public final long column() {
    return place().column();
  }

  @Override
  public final long byteOffset() {
    return place().offset();
  }
}
