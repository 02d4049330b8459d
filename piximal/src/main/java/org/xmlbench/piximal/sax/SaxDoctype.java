package org.xmlbench.piximal.sax;

import org.xml.sax.DTDHandler;
import org.xml.sax.SAXException;
import org.xml.sax.ext.DeclHandler;
import org.xml.sax.ext.LexicalHandler;
import org.xmlbench.piximal.DoctypePart;
import org.xmlbench.piximal.engine.fast.SaxHandlers;
import org.xmlbench.piximal.engine.input.SystemIds;

/** Hands the parts of a document type declaration to handlers, in their order. */
final class SaxDoctype {
  private final SaxHandlers handlers;
  private final boolean absolute;
  private DTDHandler dtd;
  private DeclHandler declarations;

  /**
   * Hands to those.
   *
   * @param absolute whether addresses are made absolute
   */
  SaxDoctype(SaxHandlers handlers, boolean absolute) {
    this.handlers = handlers;
    this.absolute = absolute;
  }

  /** Hands notations and unparsed entities to that handler; to none where it is null. */
  void setDtd(DTDHandler handler) {
    dtd = handler;
  }

  /** Hands other declarations to that handler; to none where it is null. */
  void setDeclarations(DeclHandler handler) {
    declarations = handler;
  }

  /**
   * Hands a part.
   *
   * @param systemId of the document, to which addresses are relative; null where it is unknown
   */
  void hand(DoctypePart part, String systemId) throws SAXException {
    switch (part) {
      case DoctypePart.Comment it -> comment(it.text());
      case DoctypePart.Instruction it ->
          handlers.content().processingInstruction(it.target(), it.data());
      case DoctypePart.EntityStart it -> start(it.name());
      case DoctypePart.EntityEnd it -> end(it.name());
      case DoctypePart.Notation it -> notation(it, absolute(it.base(), it.systemId(), systemId));
      case DoctypePart.ExternalEntity it ->
          external(it, absolute(it.base(), it.systemId(), systemId));
      default -> declaration(part);
    }
  }

  private String absolute(String base, String declared, String document) {
    if (declared == null || !absolute) {
      return declared;
    }
    String from = base == null ? document : SystemIds.resolve(document, base);
    return SystemIds.resolve(from, declared);
  }

  private void comment(String text) throws SAXException {
    LexicalHandler lexical = handlers.lexical();
    if (lexical != null) {
      lexical.comment(text.toCharArray(), 0, text.length());
    }
  }

  /** Hands the begin of an entity's text. */
  void start(String name) throws SAXException {
    LexicalHandler lexical = handlers.lexical();
    if (lexical != null) {
      lexical.startEntity(name);
    }
  }

  /** Hands the end of an entity's text. */
  void end(String name) throws SAXException {
    LexicalHandler lexical = handlers.lexical();
    if (lexical != null) {
      lexical.endEntity(name);
    }
  }

  private void notation(DoctypePart.Notation it, String address) throws SAXException {
    if (dtd != null) {
      dtd.notationDecl(it.name(), it.publicId(), address);
    }
  }

  private void external(DoctypePart.ExternalEntity it, String address) throws SAXException {
    if (it.isUnparsed() && dtd != null) {
      dtd.unparsedEntityDecl(it.name(), it.publicId(), address, it.notation());
    }
    if (!it.isUnparsed() && declarations != null) {
      declarations.externalEntityDecl(it.name(), it.publicId(), address);
    }
  }

  private void declaration(DoctypePart part) throws SAXException {
    DeclHandler to = declarations;
    if (to == null) {
      return;
    }
    switch (part) {
      case DoctypePart.Element it -> to.elementDecl(it.name(), it.model());
      case DoctypePart.Attribute it ->
          to.attributeDecl(it.element(), it.name(), it.type(), it.mode(), it.value());
      case DoctypePart.InternalEntity it -> to.internalEntityDecl(it.name(), it.text());
      default -> throw new IllegalStateException(part + " is handed elsewhere");
    }
  }
}
