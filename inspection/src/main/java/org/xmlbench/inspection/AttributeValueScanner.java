package org.xmlbench.inspection;

import org.xmlbench.core.document.Capability;

/** Reads attribute values and normalises them as those of type CDATA (XML 1.0, section 3.3.3). */
final class AttributeValueScanner {
  private static final int END = -1;
  private static final int LONG_VALUE = 1 << 18;

  private final Context context;

  AttributeValueScanner(Context context) {
    this.context = context;
  }

  /** A value in quotes, which must come next. */
  AttributeValue quoted(CharacterSource in) {
    int quote = in.read();
    if (quote != '"' && quote != '\'') {
      throw new MalformedException("expected a quoted value");
    }
    return value(in, quote);
  }

  /** A value that extends to the end of the document. */
  AttributeValue whole(CharacterSource in) {
    return value(in, END);
  }

  private AttributeValue value(CharacterSource in, int end) {
    AttributeValue value = new AttributeValue();
    long start = in.offset();
    while (true) {
      int c = in.read();
      if (c == end) {
        if (in.offset() - start > LONG_VALUE) {
          context.findings().need(Capability.LONG_ATTRIBUTE_VALUE);
        }
        return value;
      }
      switch (c) {
        case END, '<' -> throw new MalformedException("not allowed in an attribute value");
        case '&' -> reference(in, value);
        case '\t' -> {
          context.findings().need(Capability.TAB_IN_ATTRIBUTE_VALUE);
          value.append(' ');
        }
        case '\n', '\r' -> {
          context.findings().need(Capability.LINE_END_IN_ATTRIBUTE_VALUE);
          value.append(' ');
        }
        default -> value.append(c);
      }
    }
  }

  private void reference(CharacterSource in, AttributeValue value) {
    if (in.skip("#")) {
      int codePoint = References.character(in);
      if (Character.isSupplementaryCodePoint(codePoint)) {
        context.findings().need(Capability.SUPPLEMENTARY_CHARACTER_REFERENCES);
      }
      value.append(codePoint);
      return;
    }
    String name = References.name(in);
    int predefined = References.predefined(name);
    if (predefined >= 0) {
      value.append(predefined);
    } else {
      value.append(context.refer(name, Fragment.Position.ATTRIBUTE_VALUE).value());
    }
  }
}
