package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.MalformedInputException;
import org.xmlbench.piximal.engine.scan.Utf8;
import org.xmlbench.piximal.engine.scan.WordScanner;

/** A document that comes as UTF-16 units, which the caller decoded. */
public final class CharacterSource implements ByteSource {
  private static final char MARK = '\uFEFF';

  private final Reader reader;
  private final char[] characters = new char[1 << 13];
  private int at;
  private int count;
  private boolean begun;

  /** Whether half of a character comes next. */
  private boolean wrong;

  public CharacterSource(Reader reader) {
    this.reader = reader;
  }

  @Override
  public int read(byte[] into, int start, int most) throws IOException {
    if (!wrong && !has()) {
      return -1;
    }
    int written = 0;
    while (!wrong && written + LEAST <= most && at < count) {
      char unit = characters[at++];
      int character = unit;
      if (written > 0 && at == count && Character.isHighSurrogate(unit)) {
        // The rest of it may come only once what came before is answered.
        at--;
        break;
      }
      if (Character.isSurrogate(unit)) {
        wrong = !Character.isHighSurrogate(unit) || !has() || !isLow(characters[at]);
        if (wrong) {
          break;
        }
        character = Character.toCodePoint(unit, characters[at++]);
      }
      written += Utf8.write(character, into, start + written);
    }
    if (written == 0) {
      // What came before is told first.
      throw new MalformedInputException(1);
    }
    return written;
  }

  private static boolean isLow(char unit) {
    return Character.isLowSurrogate(unit);
  }

  private boolean has() throws IOException {
    while (at >= count) {
      count = reader.read(characters, 0, characters.length);
      if (count == 0) {
        // One unit is waited for, where some of them were not.
        int unit = reader.read();
        characters[0] = (char) unit;
        count = unit < 0 ? -1 : 1;
      }
      if (count < 0) {
        count = 0;
        at = 0;
        return false;
      }
      at = !begun && count > 0 && characters[0] == MARK ? 1 : 0;
      begun |= count > 0;
    }
    return true;
  }

  /** Units, since the bytes are not known. */
  @Override
  public long originalLength(byte[] utf8, int from, int to, boolean passed) {
    return WordScanner.units(utf8, from, to);
  }
}
