package org.xmlbench.core.document.inspect;

import org.xmlbench.core.document.Capability;

/** Reads elements and what is in them: those of a document, or of an entity. */
final class ContentScanner {
  private final CharacterSource in;
  private final Context context;
  private final NamespaceScope scope;
  private final StartTagScanner startTags;

  ContentScanner(CharacterSource in, Context context, NamespaceScope scope) {
    this.in = in;
    this.context = context;
    this.scope = scope;
    this.startTags = new StartTagScanner(in, context, scope);
  }

  /** Reads the element whose {@code <} comes next, with all that is in it. */
  void element() {
    in.expect("<");
    startTags.element();
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
  }

  /** Reads one piece of content; false at the end. */
  private boolean next() {
    switch (in.skipText()) {
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
      case '/' -> endTag();
      case '!' -> {
        if (in.skip("!--")) {
          in.skipPast("-->");
        } else {
          in.expect("![CDATA[");
          in.skipPast("]]>");
        }
      }
      case '?' -> {
        in.read();
        ProcessingInstructions.skip(in, context.findings());
      }
      default -> startTags.element();
    }
  }

  private void endTag() {
    in.read();
    if (scope.depth() == 0) {
      throw new MalformedException("the element started outside its entity");
    }
    in.name();
    in.skipWhiteSpace();
    in.expect(">");
    scope.leaveElement();
  }

  private void reference() {
    in.read();
    if (in.skip("#")) {
      if (Character.isSupplementaryCodePoint(References.character(in))) {
        context.findings().need(Capability.SUPPLEMENTARY_CHARACTER_REFERENCES);
      }
      return;
    }
    String name = References.name(in);
    if (References.predefined(name) < 0) {
      scope.use(context.refer(name, Fragment.Place.CONTENT).freeNames());
    }
  }
}
