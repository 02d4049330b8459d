package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import org.xmlbench.piximal.UnknownEntityException;
import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.EntityDeclaration;
import org.xmlbench.piximal.engine.names.Symbol;

/** Section 3.3.3: the value of an attribute. */
final class AttributeNormalizer {
  private final ByteInput in;
  private final References references;

  /** The first reference in a value to an entity that is not known; null where there is none. */
  private UnknownEntityException unknown;

  AttributeNormalizer(ByteInput in, References references) {
    this.in = in;
    this.references = references;
  }

  /**
   * Appends the normalised value of what stands between the quotes.
   *
   * @param tokenized whether its type is another than CDATA
   * @throws UnknownEntityException when it refers to an entity that is not known, and nothing in it
   *     is wrong
   */
  void normalize(byte[] bytes, int from, int to, boolean tokenized, ByteBuilder into)
      throws IOException {
    int start = into.length;
    unknown = null;
    append(bytes, from, to, !in.isInEntity(), from, into);
    if (unknown != null) {
      throw unknown;
    }
    if (tokenized) {
      into.length = trim(into.bytes, start, into.length);
    }
  }

  /**
   * Appends a text, its white space as spaces and its references replaced.
   *
   * @param ofDocument whether two bytes may be one line end there
   * @param errorAt where the reference to it stands in the buffer, for an error
   */
  private void append(
      byte[] bytes, int from, int to, boolean ofDocument, int errorAt, ByteBuilder into)
      throws IOException {
    int at = from;
    while (at < to) {
      byte b = bytes[at];
      int place = bytes == in.buffer ? at : errorAt;
      switch (b) {
        case '&' -> at = reference(bytes, at, to, place, into);
        case '\r' -> {
          into.add(' ');
          at += ofDocument && at + 1 < to && bytes[at + 1] == '\n' ? 2 : 1;
        }
        case '\t', '\n' -> {
          into.add(' ');
          at++;
        }
        case '<' ->
            throw in.error(
                place, "WFC: No < in Attribute Values", "'<' stands in an attribute's value");
        default -> {
          into.add(b);
          at++;
        }
      }
    }
  }

  private int reference(byte[] bytes, int at, int to, int place, ByteBuilder into)
      throws IOException {
    if (at + 1 < to && bytes[at + 1] == '#') {
      into.addCharacter(references.character(bytes, at, to, place));
      return references.end;
    }
    Symbol name = references.name(bytes, at, to, place);
    int end = references.end;
    EntityDeclaration entity = references.entity(name, place);
    if (entity == null) {
      unknown = unknown == null ? in.unknown(place, name.text()) : unknown;
      return end;
    }
    if (entity.isExternal()) {
      throw in.error(
          place,
          "WFC: No External Entity References",
          "an attribute's value refers to the external entity '%s'".formatted(name));
    }
    if (entity.predefined) {
      into.add(entity.text, 0, entity.text.length);
      return end;
    }
    references.open(entity, place);
    append(entity.text, 0, entity.text.length, false, place, into);
    references.close(entity);
    return end;
  }

  /** Removes spaces at both ends, and all but one of several. */
  private static int trim(byte[] bytes, int from, int to) {
    int out = from;
    for (int i = from; i < to; i++) {
      boolean space = bytes[i] == ' ';
      if (!space || out > from && bytes[out - 1] != ' ') {
        bytes[out++] = bytes[i];
      }
    }
    return out > from && bytes[out - 1] == ' ' ? out - 1 : out;
  }
}
