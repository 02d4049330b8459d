package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.piximal.MalformedXmlException;

/**
 * Performs actions: makes events of them, and requires that each end tag is that of the innermost
 * element. Actions come in the order of their places, from any thread.
 *
 * @param <E> what the handler may throw
 */
final class EventMaker<E extends Exception> {
  private static final Action[] ACTIONS = Action.values();
  private static final Pattern ENCODING = Pattern.compile("\\sencoding\\s*=\\s*[\"']([^\"']*)");

  private final MemorySegment document;
  private final OffsetHandler<E> handler;
  private long[] names = new long[64];
  private int[] lengths = new int[64];
  private int depth;
  private boolean rooted;

  /** Behind the last markup. */
  private long behind;

  /** Where the name, the value or what markup holds begins. */
  private long mark;

  private long name;
  private long nameLength;

  /** A maker for the document, whose first byte behind a byte order mark is at {@code from}. */
  EventMaker(MemorySegment document, long from, OffsetHandler<E> handler) {
    this.document = document;
    this.behind = from;
    this.handler = handler;
  }

  /** Performs one; {@code at} is the byte of its step. */
  void perform(int action, long at) throws IOException, E {
    switch (ACTIONS[action]) {
      case NONE -> {}
      case TEXT -> text(at);
      case BEGIN -> mark = at;
      case BEGIN_BEHIND -> mark = at + 1;
      case START_NAME -> open(at);
      case START_NAME_AND_TAG -> {
        open(at);
        startTag(at);
      }
      case START_TAG -> startTag(at);
      case EMPTY_TAG -> {
        startTag(at);
        close(names[depth - 1], lengths[depth - 1], at);
      }
      case ATTRIBUTE_NAME -> {
        name = mark;
        nameLength = at - mark;
      }
      case VALUE -> handler.attribute(name, nameLength, mark, at - mark);
      case END_NAME -> endName(at);
      case END_NAME_AND_TAG -> {
        endName(at);
        close(mark, nameLength, at);
      }
      case END_TAG -> close(mark, nameLength, at);
      case COMMENT, SECTION_BEGIN, SECTION, INSTRUCTION -> other(ACTIONS[action], at);
    }
  }

  private void other(Action action, long at) throws IOException, E {
    switch (action) {
      case COMMENT -> handler.comment(mark, at - 2 - mark);
      case SECTION_BEGIN -> beginSection(at);
      case SECTION -> handler.section(mark, at - 2 - mark);
      default -> instruction(at);
    }
    behind = action == Action.SECTION_BEGIN ? behind : at + 1;
  }

  private void text(long at) throws IOException, E {
    if (at > behind) {
      if (depth > 0) {
        handler.text(behind, at - behind);
      } else {
        requireSpace(behind, at);
      }
    }
  }

  private void requireSpace(long from, long to) throws MalformedXmlException {
    for (long i = from; i < to; i++) {
      byte b = byteAt(i);
      if (b != ' ' && b != '\t' && b != '\n' && b != '\r') {
        throw DocumentPlace.error(
            document, i, "[1] document", "a text stands outside of the outermost element");
      }
    }
  }

  private void open(long at) throws IOException, E {
    if (depth == 0 && rooted) {
      throw DocumentPlace.error(
          document, mark, "[1] document", "a second element stands outside of the outermost one");
    }
    if (depth == names.length) {
      names = Arrays.copyOf(names, depth * 2);
      lengths = Arrays.copyOf(lengths, depth * 2);
    }
    rooted = true;
    names[depth] = mark;
    lengths[depth++] = Math.toIntExact(at - mark);
    handler.startElement(mark, at - mark);
  }

  private void startTag(long at) throws IOException, E {
    behind = at + 1;
    handler.startTagEnd();
  }

  private void endName(long at) throws MalformedXmlException {
    nameLength = at - mark;
    boolean same =
        depth > 0
            && nameLength == lengths[depth - 1]
            && MemorySegment.mismatch(
                    document,
                    mark,
                    at,
                    document,
                    names[depth - 1],
                    names[depth - 1] + lengths[depth - 1])
                < 0;
    if (!same) {
      throw DocumentPlace.error(
          document,
          mark,
          "WFC: Element Type Match",
          depth == 0
              ? "an end tag stands where no element is open"
              : "an end tag is not that of the innermost element");
    }
  }

  private void close(long from, long length, long at) throws IOException, E {
    depth--;
    behind = at + 1;
    handler.endElement(from, length);
  }

  private void beginSection(long at) throws MalformedXmlException {
    boolean cdata = at - mark == 5;
    for (int i = 0; cdata && i < 5; i++) {
      cdata = byteAt(mark + i) == "CDATA".charAt(i);
    }
    if (!cdata || depth == 0) {
      throw DocumentPlace.error(
          document,
          mark,
          "[19] CDStart",
          cdata ? "a CDATA section stands outside of the outermost element" : "no CDATA section");
    }
    mark = at + 1;
  }

  /** The XML declaration is one of form, and no event. */
  private void instruction(long at) throws IOException, E {
    long end = at - 1;
    long to = mark;
    while (to < end && (byteAt(to) & 0xFF) > ' ') {
      to++;
    }
    boolean reserved = to - mark == 3 && isXml(mark);
    if (to == mark || reserved && mark != first(document) + 2) {
      throw DocumentPlace.error(
          document, mark, "[17] PITarget", "a processing instruction has no target of its own");
    }
    if (reserved) {
      requireUtf8(end);
    } else {
      handler.instruction(mark, end - mark);
    }
  }

  private void requireUtf8(long end) throws MalformedXmlException {
    byte[] declaration = document.asSlice(mark, end - mark).toArray(ValueLayout.JAVA_BYTE);
    Matcher named = ENCODING.matcher(new String(declaration, StandardCharsets.ISO_8859_1));
    if (named.find() && !named.group(1).matches("(?i)utf-8|us-ascii")) {
      throw DocumentPlace.error(
          document, mark, "4.3.3", "the encoding %s is not read".formatted(named.group(1)));
    }
  }

  private boolean isXml(long at) {
    return (byteAt(at) | ' ') == 'x'
        && (byteAt(at + 1) | ' ') == 'm'
        && (byteAt(at + 2) | ' ') == 'l';
  }

  /** The first byte of a document behind a byte order mark. */
  static long first(MemorySegment document) {
    boolean marked =
        document.byteSize() >= 3
            && document.get(ValueLayout.JAVA_BYTE, 0) == (byte) 0xEF
            && document.get(ValueLayout.JAVA_BYTE, 1) == (byte) 0xBB
            && document.get(ValueLayout.JAVA_BYTE, 2) == (byte) 0xBF;
    return marked ? 3 : 0;
  }

  /** Ends the document, whose last step led to content. */
  void end() throws IOException, E {
    long size = document.byteSize();
    if (depth > 0 || !rooted) {
      throw DocumentPlace.error(
          document, size, "[1] document", depth > 0 ? "an element is open" : "there is no element");
    }
    requireSpace(Math.min(behind, size), size);
    handler.endDocument();
  }

  private byte byteAt(long at) {
    return document.get(ValueLayout.JAVA_BYTE, at);
  }
}
