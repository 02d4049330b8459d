package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.UnknownEntityException;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.scan.BytesUntilTrial;
import org.xmlbench.piximal.engine.scan.VectorTrial;

/**
 * The bytes that are read: a window on the document, and above it the texts of the entities that
 * are being replaced.
 */
public final class ByteInput extends CacheLinePadded {
  /** The window; of an entity, its text. */
  public byte[] buffer;

  /** Behind the place to stop at, as many bytes are brought at first, and then as many again. */
  private static final int STEP = 1 << 10;

  private static final int LONG_TEXT = 1 << 16;

  private static final byte[] NONE = {};

  /** The first byte that is not read yet. Tokens that are whole move it, nothing else. */
  public int position;

  /** Behind the last byte that is there. */
  public int limit;

  /** How often bytes of the document have moved to the beginning of the window. */
  public int moves;

  /** Whether nothing comes behind {@link #limit}. */
  public boolean ended;

  /** Whether the document is of XML 1.1. */
  public boolean isXml11;

  private ByteSource source;
  private final int mostTokenBytes;

  /** Reading stops at the first markup in content from this byte of the document on. */
  private long stop;

  /** Whether all bytes of the document stay at their places in the buffer, which grows. */
  public boolean keeping;

  private final WindowPositions places = new WindowPositions();
  private final TokenEnd end = new TokenEnd();
  private final List<Frame> frames = new ArrayList<>();
  private IOException failure;

  /** Bytes of the document that were in the window before its first one. */
  private long passed;

  /** The limit behind which there are zeros. */
  private int zeros;

  /** What waits below an entity. */
  private record Frame(byte[] buffer, int position, int limit, boolean ended, String entity) {}

  /** One without a document, which is begun later. */
  public ByteInput(int mostTokenBytes) {
    this.mostTokenBytes =
        Math.min(mostTokenBytes, Integer.MAX_VALUE - Long.SIZE - ByteScanner.MARGIN);
    release();
  }

  /**
   * Begins a document that is brought, in place of the one before.
   *
   * @param begun its first bytes, in a buffer that ends with {@link ByteScanner#MARGIN}
   * @param mark as many bytes of a byte order mark stood before them
   */
  public ByteInput begin(byte[] begun, int length, long mark, ByteSource bringing) {
    buffer = begun;
    position = 0;
    limit = length;
    zeros = -1;
    moves = 0;
    passed = mark;
    ended = false;
    stop = Long.MAX_VALUE;
    keeping = false;
    isXml11 = false;
    source = bringing;
    places.begin(mark, bringing);
    failure = null;
    frames.clear();
    return this;
  }

  /** Holds no document any more, and nothing that brings one. */
  public void release() {
    begin(NONE, 0, 0, null);
    ended = true;
  }

  /** Reads what is behind the XML declaration, which was read last, by XML 1.1. */
  public void readXml11() {
    Xml11Source normalizing = new Xml11Source(source, position, buffer, limit);
    limit = position + normalizing.fill(buffer, position, limit - position, ended);
    source = normalizing;
    places.begin(passed, normalizing);
    isXml11 = true;
  }

  /** Says where in a longer document the first byte is. */
  public void startAt(SegmentPosition where) {
    places.startAt(where);
    passed = where.offset();
  }

  /** Stops in content from that byte of the document on: none behind it is brought before. */
  public void stopAt(long offset) {
    stop = offset;
  }

  /** Whether the place to stop at has come, and no entity is open. */
  public boolean isAtStop() {
    return passed + position >= stop && frames.isEmpty();
  }

  /** Whether bytes are there that are behind the place to stop at. */
  public boolean isBeyondStop() {
    return passed + limit > stop;
  }

  /** Whether a text that goes on behind {@link #limit} is to be read again with more of it. */
  public boolean isShortAtStop(int from) {
    return passed + limit >= stop && limit - from < LONG_TEXT;
  }

  /**
   * Brings more bytes of the document, and keeps those from {@link #position}, which move to the
   * beginning of a buffer that is half full. A source that fails ends it, once what came before is
   * read.
   *
   * @throws MalformedXmlException when the token that begins there is too long
   */
  public boolean more() throws MalformedXmlException {
    if (ended) {
      return false;
    }
    zeros = -1;
    if (!keeping && room() < (buffer.length - ByteScanner.MARGIN) / 2) {
      discard();
    }
    if (room() < ByteSource.LEAST) {
      if (limit - position >= mostTokenBytes) {
        String reason = "a token has more than %d bytes: ParserLimits.tokenBytes";
        throw error(position, "limit", reason.formatted(mostTokenBytes));
      }
      long doubled = (buffer.length - ByteScanner.MARGIN) * 2L;
      long larger = Math.min(doubled, position + (long) mostTokenBytes + ByteSource.LEAST);
      buffer = Arrays.copyOf(buffer, (int) larger + ByteScanner.MARGIN);
    }
    try {
      int count = source.read(buffer, limit, wanted());
      if (count >= 0) {
        limit += count;
        if (BytesUntilTrial.ALL.add(count)) {
          VectorTrial.begin();
        }
        return true;
      }
    } catch (IOException e) {
      failure = e;
    }
    ended = true;
    return false;
  }

  private int room() {
    return buffer.length - ByteScanner.MARGIN - limit;
  }

  private int wanted() {
    long before = stop - passed - limit;
    return (int) Math.min(room(), before > 0 ? before : Math.max(STEP, -before));
  }

  /** Makes the zeros of a document that is brought, unless there are such. */
  public void endWithZeros() {
    if (zeros != limit) {
      Arrays.fill(buffer, limit, limit + ByteScanner.MARGIN, (byte) 0);
      zeros = limit;
    }
  }

  /**
   * Brings so much of a token that it is worth another look: to where it may end, and no further.
   * One that has become twice as long may be wrong where no end is seen.
   *
   * @param isMarkup whether it is markup or a reference, not a text
   */
  public void moreOfToken(boolean isMarkup) throws MalformedXmlException {
    end.bring(this, isMarkup);
  }

  public boolean is(int at, String what) throws IOException {
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
  public void countTo(int at) {
    if (frames.isEmpty()) {
      places.countTo(buffer, at);
    }
  }

  private void discard() {
    if (position > 0) {
      places.discard(buffer, position);
      System.arraycopy(buffer, position, buffer, 0, limit - position);
      limit -= position;
      passed += position;
      position = 0;
      moves++;
    }
  }

  /** Throws what its source failed with, where the document did not end as it should. */
  public void requireWhole() throws IOException {
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
  public MalformedXmlException cut(String rule, String what) throws IOException {
    if (!ended) {
      throw IncompleteTokenException.INSTANCE;
    }
    if (frames.isEmpty()) {
      requireWhole();
      return error(limit, rule, "the document ends inside " + what);
    }
    return error(limit, rule, "an entity ends inside " + what);
  }

  /** Whether {@link #buffer} is of a document that is brought, and ends with the margin. */
  public boolean isBrought() {
    return source != null && frames.isEmpty();
  }

  /** Whether the text of an entity is read, not the document. */
  public boolean isInEntity() {
    return !frames.isEmpty();
  }

  /** How many entities are being replaced, each in the text of the one before. */
  public int entities() {
    return frames.size();
  }

  /** Whether the text of that entity is read, or waits for one inside of it. */
  public boolean isReading(String entity) {
    return frames.stream().anyMatch(frame -> frame.entity().equals(entity));
  }

  /** Reads an entity's text next. */
  public void enter(String entity, byte[] text) {
    frames.add(new Frame(buffer, position, limit, ended, entity));
    buffer = text;
    position = 0;
    limit = text.length;
    ended = true;
  }

  /** Goes on behind the reference to the entity, whose text is read. */
  public void leave() {
    Frame frame = frames.removeLast();
    buffer = frame.buffer();
    position = frame.position();
    limit = frame.limit();
    ended = frame.ended();
  }

  /** Bytes before {@link #position} of a document in UTF-8, with its byte order mark. */
  public long offset() {
    return passed + documentPosition();
  }

  /** {@link #position} in the document; inside an entity, behind the reference to it. */
  public int documentPosition() {
    return frames.isEmpty() ? position : frames.getFirst().position();
  }

  /** The window, also while the text of an entity is read. */
  public byte[] window() {
    return frames.isEmpty() ? buffer : frames.getFirst().buffer();
  }

  public int windowEnd() {
    return frames.isEmpty() ? limit : frames.getFirst().limit();
  }

  /** Where {@link #position} is; inside an entity, behind the reference to it. */
  public TextPosition place() {
    // Callers that ask at each event do not count from the beginning again.
    return frames.isEmpty() ? places.next(buffer, position) : place(position);
  }

  private TextPosition place(int at) {
    return places.at(window(), frames.isEmpty() ? at : frames.getFirst().position());
  }

  /** An error at that byte of the buffer. */
  public MalformedXmlException error(int at, String rule, String reason) {
    TextPosition place = place(at);
    return new MalformedXmlException(
        reason + where(), rule, place.line(), place.column(), place.offset());
  }

  /** That an entity is not known to which an attribute's value refers at that byte. */
  public UnknownEntityException unknown(int at, String entity) {
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
