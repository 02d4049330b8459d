package org.xmlbench.piximal.sax;

import org.xml.sax.DTDHandler;
import org.xml.sax.SAXException;
import org.xml.sax.ext.DeclHandler;
import org.xml.sax.ext.DefaultHandler2;
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
   * @param document its address, to which others are relative; null where it is unknown
   */
  void hand(DoctypePart part, String document) throws SAXException {
    DefaultHandler2 unheard = new DefaultHandler2();
    DTDHandler toDtd = dtd == null ? unheard : dtd;
    DeclHandler to = declarations == null ? unheard : declarations;
    switch (part) {
      case DoctypePart.Comment it ->
          lexical().comment(it.text().toCharArray(), 0, it.text().length());
      case DoctypePart.Instruction it ->
          handlers.content().processingInstruction(it.target(), it.data());
      case DoctypePart.EntityStart it -> start(it.name());
      case DoctypePart.EntityEnd it -> end(it.name());
      case DoctypePart.Notation it ->
          toDtd.notationDecl(it.name(), it.publicId(), address(document, it.base(), it.systemId()));
      case DoctypePart.ExternalEntity it -> {
        String address = address(document, it.base(), it.systemId());
        if (it.isUnparsed()) {
          toDtd.unparsedEntityDecl(it.name(), it.publicId(), address, it.notation());
        } else {
          to.externalEntityDecl(it.name(), it.publicId(), address);
        }
      }
      case DoctypePart.InternalEntity it -> to.internalEntityDecl(it.name(), it.text());
      case DoctypePart.Element it -> to.elementDecl(it.name(), it.model());
      case DoctypePart.Attribute it ->
          to.attributeDecl(it.element(), it.name(), it.type(), it.mode(), it.value());
    }
  }

  /** Hands the begin of an entity's text. */
  void start(String name) throws SAXException {
    lexical().startEntity(name);
  }

  /** Hands the end of an entity's text. */
  void end(String name) throws SAXException {
    lexical().endEntity(name);
  }

  private LexicalHandler lexical() {
    LexicalHandler lexical = handlers.lexical();
    return lexical == null ? new DefaultHandler2() : lexical;
  }

  /** A declared address, which is relative to the external text that declares it. */
  private String address(String document, String base, String declared) {
    if (declared == null || !absolute) {
      return declared;
    }
    String from = base == null ? document : SystemIds.resolve(document, base);
    return SystemIds.resolve(from, declared);
  }
}
