package org.xmlbench.piximal.engine.names;

import org.xmlbench.piximal.engine.scan.ByteClasses;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.scan.Utf8;

/** A general or parameter entity. */
public final class EntityDeclaration {
  public final String name;

  /** Replacement text of an internal one, or of an external one that was fetched; else null. */
  public byte[] text;

  /** Of an external one; else null. */
  public final String publicId;

  public final String systemId;

  /** Notation of an unparsed one; else null. */
  public final String notation;

  /** Whether it is one of section 4.6, whose text is never markup. */
  public boolean predefined;

  public boolean parameter;

  /** Whether it is the external subset. */
  public boolean isSubset;

  /** Whether its declaration stands in a text from outside of the document. */
  public boolean declaredOutside;

  /** Whether its text is just being replaced. */
  public boolean open;

  /** The text of which is known whether it is plain, and that. */
  private byte[] judged;

  private boolean plain;

  public EntityDeclaration(String name, byte[] text) {
    this.name = name;
    this.text = text;
    this.publicId = null;
    this.systemId = null;
    this.notation = null;
  }

  public EntityDeclaration(String name, String publicId, String systemId, String notation) {
    this.name = name;
    this.publicId = publicId;
    this.systemId = systemId;
    this.notation = notation;
  }

  /** The same one for another reader, who may replace references to it at the same time. */
  public EntityDeclaration copy() {
    EntityDeclaration copy = new EntityDeclaration(name, publicId, systemId, notation);
    copy.text = text;
    copy.predefined = predefined;
    copy.parameter = parameter;
    copy.declaredOutside = declaredOutside;
    return copy;
  }

  /** Whether its text, which is known, is one event: characters that stand as they are. */
  public boolean isPlainText() {
    if (judged != text) {
      judged = text;
      plain = text.length > 0 && isText(text);
    }
    return plain;
  }

  /** Whether all of the bytes are a text without markup and references, which stands as it is. */
  private static boolean isText(byte[] b) {
    int at = ByteScanner.text(b, 0, b.length);
    while (at < b.length) {
      byte c = b[at];
      int length = c < 0 ? Utf8.length(b, at, b.length) : ByteClasses.isText(c) && c != '>' ? 1 : 0;
      if (length <= 0) {
        return false;
      }
      at = ByteScanner.text(b, at + length, b.length);
    }
    return true;
  }

  public String saxName() {
    if (isSubset) {
      return "[dtd]";
    }
    return parameter ? "%" + name : name;
  }

  public boolean isExternal() {
    return systemId != null;
  }

  public boolean isUnparsed() {
    return notation != null;
  }
}
