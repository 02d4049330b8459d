package org.xmlbench.piximal.engine;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.UnknownEntityException;

/**
 * The bytes that are read: a window on the document, and above it the texts of the entities that
 * are being replaced.
 */
final class ByteInput extends Padding {
  /** The window; of an entity, its text. */
  byte[] buffer;

  /** Room for zeros behind {@link #limit}, of a document that is brought. */
  static final int MARGIN = 256;

  private static final byte[] NONE = {};

  /** Tokens up to this are looked at again whenever they may be whole. */
  private static final int LONG = 1 << 12;

  /** The first byte that is not read yet. Tokens that are whole move it, nothing else. */
  int position;

  /** Behind the last byte that is there. */
  int limit;

  /** How often bytes of the document have moved to the beginning of the window. */
  int moves;

  /** Whether nothing comes behind {@link #limit}. */
  boolean ended;

  private ByteSource source;
  private final int mostTokenBytes;

  /** Of a byte order mark before the first byte. */
  private long markBytes;

  /** A place that was counted; null where none is yet. */
  private TextPosition base;

  private TextOrigin origin;
  private final List<Frame> frames = new ArrayList<>();
  private IOException failure;

  /** The byte of the window that {@link #base} stands for. */
  private int baseIndex;

  /** Bytes of the document that were in the window before its first one. */
  private long passed;

  /** The limit behind which there are zeros. */
  private int zeros;

  /** What waits below an entity. */
  private record Frame(byte[] buffer, int position, int limit, boolean ended, String entity) {}

  /** One without a document, which is begun later. */
  ByteInput(int mostTokenBytes) {
    this.mostTokenBytes = Math.min(mostTokenBytes, Integer.MAX_VALUE - Long.SIZE - MARGIN);
    release();
  }

  /** A document that is there as a whole, in UTF-8. */
  ByteInput(byte[] document, int from, int to, int mostTokenBytes) {
    this(mostTokenBytes);
    begin(document, from, to, 0, null);
    ended = true;
    VectorTrial.count(to - from);
  }

  /**
   * Begins a document that is brought, in place of the one before.
   *
   * @param begun its first bytes, at the beginning of a buffer that ends with {@link #MARGIN}
   * @param mark as many bytes of a byte order mark stood before them
   */
  ByteInput begin(byte[] begun, int length, long mark, ByteSource bringing) {
    begin(begun, 0, length, mark, bringing);
    return this;
  }

  private void begin(byte[] bytes, int from, int to, long mark, ByteSource bringing) {
    buffer = bytes;
    position = from;
    baseIndex = from;
    limit = to;
    zeros = -1;
    moves = 0;
    passed = mark - from;
    ended = false;
    source = bringing;
    markBytes = mark;
    base = null;
    origin = null;
    failure = null;
    frames.clear();
  }

  /** Holds no document any more, and nothing that brings one. */
  void release() {
    begin(NONE, 0, 0, 0, null);
    ended = true;
  }

  /**
   * Says where in a longer document the first byte stands, which is counted when it is asked for.
   */
  ByteInput startingAt(TextOrigin where) {
    origin = where;
    return this;
  }

  /** Says that a byte order mark stood before a document that is there as a whole. */
  ByteInput behindMark(int bytes) {
    markBytes = bytes;
    return this;
  }

  /**
   * Brings more bytes of the document, and keeps those from {@link #position}, which move to the
   * beginning of a buffer that is half full. A source that fails ends it, once what came before is
   * read.
   *
   * @throws MalformedXmlException when the token that begins there is too long
   */
  boolean more() throws MalformedXmlException {
    if (ended) {
      return false;
    }
    zeros = -1;
    if (room() < (buffer.length - MARGIN) / 2) {
      discard();
    }
    if (room() < ByteSource.LEAST) {
      if (limit >= mostTokenBytes) {
        throw error(position, "limit", "a token has more than %d bytes".formatted(mostTokenBytes));
      }
      long doubled = (buffer.length - MARGIN) * 2L;
      long larger = Math.min(doubled, (long) mostTokenBytes + ByteSource.LEAST);
      buffer = Arrays.copyOf(buffer, (int) larger + MARGIN);
    }
    try {
      int count = source.read(buffer, limit, room());
      if (count >= 0) {
        limit += count;
        VectorTrial.count(count);
        return true;
      }
    } catch (IOException e) {
      failure = e;
    }
    ended = true;
    return false;
  }

  private int room() {
    return buffer.length - MARGIN - limit;
  }

  /** Makes the zeros of a document that is brought, unless there are such. */
  void endWithZeros() {
    if (zeros != limit) {
      Arrays.fill(buffer, limit, limit + MARGIN, (byte) 0);
      zeros = limit;
    }
  }

  /**
   * Brings so much of a token that it is worth another look: to where markup may end, and of a long
   * one an eighth more each time.
   *
   * @param wanted as many bytes are looked at again, at least
   * @return that of the next time
   */
  int moreOfToken(boolean isMarkup, int wanted) throws MalformedXmlException {
    boolean mayEnd = false;
    int seen = limit - position;
    while (!(mayEnd && seen >= wanted) && more()) {
      mayEnd |= !isMarkup;
      for (int i = position + seen; i < limit && !mayEnd; i++) {
        mayEnd = buffer[i] == '>';
      }
      seen = limit - position;
    }
    return seen < LONG ? 0 : seen + seen / 8;
  }

  boolean is(int at, String what) throws IOException {
    for (int i = 0; i < what.length(); i++) {
      if (at + i >= limit) {
        throw cut("[43] content", "markup");
      }
      if (buffer[at + i] != what.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Counts lines and characters up to there, which is not behind where reading goes on. */
  void countTo(int at) {
    pass(base(), baseIndex, at);
    baseIndex = at;
  }

  private void discard() {
    if (position > 0) {
      countTo(position);
      System.arraycopy(buffer, position, buffer, 0, limit - position);
      limit -= position;
      passed += position;
      position = 0;
      moves++;
      baseIndex = 0;
    }
  }

  private TextPosition base() {
    if (base == null) {
      base = origin == null ? new TextPosition(markBytes) : new TextPosition(origin.position());
      origin = null;
    }
    return base;
  }

  private void pass(TextPosition place, int from, int to) {
    byte[] window = frames.isEmpty() ? buffer : frames.getFirst().buffer();
    long original = source == null ? to - from : source.originalLength(window, from, to);
    place.pass(window, from, to, original);
  }

  /**
   * Requires that the document ended as it should.
   *
   * @throws IOException what its source failed with
   */
  void requireWhole() throws IOException {
    if (failure instanceof CharacterCodingException) {
      throw error(limit, "4.3.3", "the bytes are not in the document's encoding");
    }
    if (failure != null) {
      throw failure;
    }
  }

  /**
   * Ends a token that is not whole.
   *
   * @return the error that the document ends inside of it
   * @throws IncompleteTokenException when more bytes may come
   * @throws IOException what the document's source failed with
   */
  MalformedXmlException cut(String rule, String what) throws IOException {
    if (!ended) {
      throw IncompleteTokenException.INSTANCE;
    }
    if (frames.isEmpty()) {
      requireWhole();
      return error(limit, rule, "the document ends inside " + what);
    }
    return error(limit, rule, "an entity ends inside " + what);
  }

  /** Whether {@link #buffer} is of a document that is brought, and has {@link #MARGIN}. */
  boolean isBrought() {
    return source != null && frames.isEmpty();
  }

  /** Whether the text of an entity is read. */
  boolean isInEntity() {
    return !frames.isEmpty();
  }

  /** How many entities are being replaced. */
  int entities() {
    return frames.size();
  }

  /** Whether the text of that entity is read, or waits for one inside of it. */
  boolean isReading(String entity) {
    return frames.stream().anyMatch(frame -> frame.entity().equals(entity));
  }

  /** Reads an entity's text next. */
  void enter(String entity, byte[] text) {
    frames.add(new Frame(buffer, position, limit, ended, entity));
    buffer = text;
    position = 0;
    limit = text.length;
    ended = true;
  }

  /** Goes on behind the reference to the entity, whose text is read. */
  void leave() {
    Frame frame = frames.removeLast();
    buffer = frame.buffer();
    position = frame.position();
    limit = frame.limit();
    ended = frame.ended();
  }

  /** Bytes before {@link #position} of a document in UTF-8, with its byte order mark. */
  long offset() {
    return passed + documentPosition();
  }

  /** {@link #position} in the document; inside an entity, behind the reference to it. */
  int documentPosition() {
    return frames.isEmpty() ? position : frames.getFirst().position();
  }

  /** Where {@link #position} is; inside an entity, behind the reference to it. */
  TextPosition place() {
    countTo(documentPosition());
    return new TextPosition(base);
  }

  private TextPosition place(int at) {
    TextPosition place = new TextPosition(base());
    pass(place, baseIndex, frames.isEmpty() ? at : frames.getFirst().position());
    return place;
  }

  /** An error at that byte of the buffer. */
  MalformedXmlException error(int at, String rule, String reason) {
    TextPosition place = place(at);
    return new MalformedXmlException(
        reason + where(), rule, place.line(), place.column(), place.offset());
  }

  /** That an entity is not known to which an attribute's value refers at that byte. */
  UnknownEntityException unknown(int at, String entity) {
    TextPosition place = place(at);
    return new UnknownEntityException(
        entity, where(), place.line(), place.column(), place.offset());
  }

  private String where() {
    return frames.isEmpty()
        ? ""
        : " in the text of the entity '%s'".formatted(frames.getLast().entity());
  }
}
