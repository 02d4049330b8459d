package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.util.Arrays;

/**
 * Brings a document of XML 1.1, from behind its declaration on, so that it is read as one of XML
 * 1.0: line ends are those of section 2.11 of XML 1.1, each a line feed. A character that may not
 * be there but as a reference is brought as one that no document may have.
 */
final class Xml11Source implements ByteSource {
  private static final int SIZE = 1 << 13;
  private static final byte LEAD_OF_CONTROL = (byte) 0xC2;
  private static final byte NEXT_LINE = (byte) 0x85;
  private static final byte LEAD_OF_SEPARATOR = (byte) 0xE2;
  private static final byte[] REST_OF_SEPARATOR = {(byte) 0x80, (byte) 0xA8};
  private static final byte DELETE = 0x7F;

  /** Stands for a character that may not be there, in which it is like each of them. */
  private static final byte RESTRICTED = 1;

  private final ByteSource source;
  private final byte[] raw;
  private int next;
  private int end;
  private boolean ended;

  /** How many bytes were brought, with those of the declaration. */
  private long made;

  /** How many of them were passed in the document. */
  private long passed;

  /** Where bytes were brought that stand for others, in their order, and those. */
  private long[] places = new long[16];

  private byte[][] originals = new byte[16][];
  private int first;
  private int count;

  /**
   * One that brings what another source does.
   *
   * @param declared bytes of the declaration, behind which reading goes on
   * @param begun bytes that the source has brought, up to {@code limit}
   */
  Xml11Source(ByteSource source, int declared, byte[] begun, int limit) {
    this.source = source;
    this.made = declared;
    this.raw = new byte[Math.max(SIZE, limit - declared)];
    this.end = limit - declared;
    System.arraycopy(begun, declared, raw, 0, end);
  }

  @Override
  public int read(byte[] into, int at, int most) throws IOException {
    int written = fill(into, at, most, ended);
    while (written == 0) {
      if (ended) {
        return -1;
      }
      System.arraycopy(raw, next, raw, 0, end - next);
      end -= next;
      next = 0;
      int brought = source.read(raw, end, raw.length - end);
      ended = brought < 0;
      end += Math.max(brought, 0);
      written = fill(into, at, most, ended);
    }
    return written;
  }

  /**
   * Writes what is there, but for the beginning of what may be a line end.
   *
   * @param last whether nothing follows
   * @return how many bytes were written
   */
  int fill(byte[] into, int start, int most, boolean last) {
    int at = start;
    while (next < end && at < start + most) {
      int length = length(last);
      if (length == 0) {
        break;
      }
      byte b = raw[next];
      if (b == DELETE) {
        b = RESTRICTED;
      } else if (b == '\r' || length > 1) {
        b = isRestricted(length) ? RESTRICTED : (byte) '\n';
      }
      if (length > 1) {
        keep(made, Arrays.copyOfRange(raw, next, next + length));
      }
      into[at++] = b;
      made++;
      next += length;
    }
    return at - start;
  }

  /** How many bytes become the next one; 0 where more of them have to be there. */
  private int length(boolean last) {
    return switch (raw[next]) {
      case '\r' -> ofReturn(last);
      case LEAD_OF_CONTROL -> {
        int second = second(last);
        yield second == 0 ? 0 : second < (byte) 0xA0 ? 2 : 1;
      }
      case LEAD_OF_SEPARATOR -> {
        if (next + 2 < end) {
          yield Arrays.equals(REST_OF_SEPARATOR, 0, 2, raw, next + 1, next + 3) ? 3 : 1;
        }
        yield last || next + 1 < end && raw[next + 1] != REST_OF_SEPARATOR[0] ? 1 : 0;
      }
      default -> 1;
    };
  }

  private int ofReturn(boolean last) {
    if (next + 1 < end && raw[next + 1] == LEAD_OF_CONTROL) {
      return next + 2 < end ? raw[next + 2] == NEXT_LINE ? 3 : 1 : last ? 1 : 0;
    }
    return next + 1 < end ? raw[next + 1] == '\n' ? 2 : 1 : last ? 1 : 0;
  }

  /** The second byte of a character, which is less than 0; 0 where it is still to come. */
  private int second(boolean last) {
    return next + 1 < end ? Math.min(raw[next + 1], -1) : last ? -1 : 0;
  }

  /** Whether what becomes the next byte is a control character other than a line end. */
  private boolean isRestricted(int length) {
    return length == 2 && raw[next] == LEAD_OF_CONTROL && raw[next + 1] != NEXT_LINE;
  }

  private void keep(long place, byte[] original) {
    if (count == places.length) {
      int kept = count - first;
      int room = Math.max(places.length, kept * 2);
      System.arraycopy(places, first, places, 0, kept);
      System.arraycopy(originals, first, originals, 0, kept);
      places = Arrays.copyOf(places, room);
      originals = Arrays.copyOf(originals, room);
      first = 0;
      count = kept;
    }
    places[count] = place;
    originals[count++] = original;
  }

  @Override
  public long originalLength(byte[] utf8, int from, int to, boolean isPassed) {
    long behind = passed + to - from;
    ByteBuilder original = new ByteBuilder();
    int at = from;
    int index = first;
    for (; index < count && places[index] < behind; index++) {
      int replaced = from + (int) (places[index] - passed);
      original.add(utf8, at, replaced);
      original.add(originals[index], 0, originals[index].length);
      at = replaced + 1;
    }
    if (isPassed) {
      first = index;
      passed = behind;
    }
    if (at == from) {
      return source.originalLength(utf8, from, to, isPassed);
    }
    original.add(utf8, at, to);
    return source.originalLength(original.bytes, 0, original.length, isPassed);
  }
}
