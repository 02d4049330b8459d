package org.xmlbench.inspection;

import org.xmlbench.core.document.Capability;

/** Reads elements and what is in them: those of a document, or of an entity. */
final class ContentScanner {
  private static final int LONG_SECTION = 16_384;

  private final CharacterSource in;
  private final Context context;
  private final NamespaceScope scope;
  private final StartTagScanner startTags;
  private final TextRun text;

  private ContentScanner(
      CharacterSource in, Context context, NamespaceScope scope, boolean isEntity) {
    this.in = in;
    this.context = context;
    this.scope = scope;
    this.startTags = new StartTagScanner(in, context, scope);
    this.text = new TextRun(context.findings(), isEntity);
  }

  static ContentScanner ofDocument(CharacterSource in, Context context) {
    NamespaceScope scope = NamespaceScope.ofDocument(context.findings());
    return new ContentScanner(in, context, scope, false);
  }

  static ContentScanner ofEntity(CharacterSource in, Context context, UnboundPrefixes freeNames) {
    NamespaceScope scope = NamespaceScope.ofEntity(context.findings(), freeNames);
    return new ContentScanner(in, context, scope, true);
  }

  /**
   * Reads the root element, whose {@code <} comes next, with all that is in it.
   *
   * @param afterWhiteSpace whether white space stands directly before it
   */
  void root(boolean afterWhiteSpace) {
    in.expect("<");
    startTags.element();
    if (afterWhiteSpace && startTags.lastHadPrefixedAttribute()) {
      context.findings().need(Capability.PREFIXED_ROOT_ATTRIBUTE);
    }
    while (scope.depth() > 0) {
      if (!next()) {
        throw new MalformedException("the root element does not end");
      }
    }
  }

  /** Reads content to the end. */
  void content() {
    boolean more;
    do {
      more = next();
    } while (more);
    if (scope.depth() > 0) {
      throw new MalformedException("an element does not end with its entity");
    }
    text.endContent();
  }

  /** Reads one piece of content; false at the end. */
  private boolean next() {
    if (in.skipText()) {
      text.characters();
    }
    switch (in.peek()) {
      case '<' -> markup();
      case '&' -> reference();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void markup() {
    in.read();
    switch (in.peek()) {
      case '!' -> commentOrSection();
      case '/' -> {
        text.end();
        endTag();
      }
      case '?' -> {
        text.end();
        in.read();
        ProcessingInstructions.skip(in, context.findings());
      }
      default -> {
        text.end();
        startTags.element();
      }
    }
  }

  private void commentOrSection() {
    if (in.skip("!--")) {
      in.skipPast("-->");
      return;
    }
    in.expect("![CDATA[");
    if (in.skip("]]>")) {
      text.emptySection();
    } else {
      long start = in.offset();
      if (in.skipPast("]]>") && in.hadCarriageReturn()) {
        context.findings().need(Capability.LINE_ENDS_IN_CDATA_SECTION);
      }
      if (in.offset() - start - "]]>".length() >= LONG_SECTION) {
        context.findings().need(Capability.LONG_CDATA_SECTION);
      }
      text.characters();
    }
  }

  private void endTag() {
    in.read();
    if (scope.depth() == 0) {
      throw new MalformedException("the element started outside its entity");
    }
    boolean isBeyondLatin1 = Names.isBeyondLatin1(in.name());
    if (isBeyondLatin1 && in.offset() > StartTagScanner.LONG_DOCUMENT) {
      context.findings().need(Capability.END_TAG_BEYOND_LATIN_1_IN_LONG_DOCUMENT);
    }
    in.skipWhiteSpace();
    in.expect(">");
    scope.leaveElement();
  }

  private void reference() {
    in.read();
    text.characters();
    if (in.skip("#")) {
      if (Character.isSupplementaryCodePoint(References.character(in))) {
        context.findings().need(Capability.SUPPLEMENTARY_CHARACTER_REFERENCES);
      }
      return;
    }
    String name = References.name(in);
    if (References.predefined(name) < 0) {
      scope.use(context.refer(name, Fragment.Position.CONTENT).freeNames());
    }
  }
}
