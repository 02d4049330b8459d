package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.engine.document.OpenElement;
import org.xmlbench.piximal.engine.document.PartBoundary;

/**
 * Guesses which elements a document repeats, and where one of them begins: by their names behind a
 * {@code <} alone. Whether it is markup, and inside of which elements, is found out by reading.
 */
final class RecordSearch {
  /** Instead of the place of an element that was not found. */
  static final long NONE = -1;

  private static final int BLOCK = 1 << 12;

  private final DocumentBytes document;

  /** As many bytes it looks at for one guess. */
  private final long distance;

  private final byte[] block = new byte[BLOCK];
  private long blockFrom;
  private int blockLength;

  RecordSearch(DocumentBytes document, long distance) {
    this.document = document;
    this.distance = distance;
  }

  /**
   * The outermost of the elements that are open somewhere, or of those that begin next, whose name
   * begins an element again soon; empty where none does.
   */
  Optional<RecordGuess> guess(PartBoundary from) {
    long to = from.offset() + distance;
    OpenElement innermost = from.innermost();
    long at = find('<', from.offset(), to);
    while (at != NONE && byteAt(at + 1) == '/' && innermost.depth() > 1) {
      innermost = innermost.outer();
      at = find('<', at + 1, to);
    }
    List<RecordGuess> candidates = new ArrayList<>();
    for (OpenElement it : OpenElement.all(innermost)) {
      // The outermost element has no other beside it.
      if (it.outer() != null) {
        candidates.add(new RecordGuess(it.name(), it.outer()));
      }
    }
    while (at != NONE && !isNameBegin(byteAt(at + 1))) {
      at = find('<', at + 1, to);
    }
    if (at != NONE) {
      candidates.add(new RecordGuess(nameAt(at + 1), innermost));
    }
    return firstAgain(candidates, from.offset(), at, to);
  }

  /** The first candidate that begins an element; {@code child}: where the last one has one. */
  private Optional<RecordGuess> firstAgain(
      List<RecordGuess> candidates, long from, long child, long to) {
    int first = candidates.size();
    for (long at = find('<', from, to); at != NONE && first > 0; at = find('<', at + 1, to)) {
      int all = at == child ? Math.min(first, candidates.size() - 1) : first;
      for (int i = 0; i < all; i++) {
        if (isNameAt(candidates.get(i).name().bytes(), at + 1)) {
          first = i;
          break;
        }
      }
    }
    return first == candidates.size() ? Optional.empty() : Optional.of(candidates.get(first));
  }

  /** Where an element of that name begins next; {@link #NONE} where none does soon. */
  long next(OpenElement.Name name, long from) {
    return find(name, from, from + distance);
  }

  private long find(OpenElement.Name name, long from, long to) {
    byte[] bytes = name.bytes();
    long at = find('<', from, to);
    while (at != NONE && !isNameAt(bytes, at + 1)) {
      at = find('<', at + 1, to);
    }
    return at;
  }

  private boolean isNameAt(byte[] name, long at) {
    if (at < blockFrom || at + name.length >= blockFrom + blockLength) {
      load(at);
    }
    int from = (int) (at - blockFrom);
    int end = from + name.length;
    return end < blockLength
        && block[from] == name[0]
        && Arrays.equals(name, 0, name.length, block, from, end)
        && endsName(block[end]);
  }

  private static boolean endsName(byte b) {
    return b == '>' || b == '/' || b == ' ' || b == '\n' || b == '\t' || b == '\r';
  }

  private static boolean isNameBegin(int b) {
    return b < 0 || b >= 'A' && b != '[' && b != ']' && b != '\\' || b == ':';
  }

  private OpenElement.Name nameAt(long at) {
    load(at);
    int end = 0;
    while (end < blockLength && !endsName(block[end])) {
      end++;
    }
    return new OpenElement.Name(Arrays.copyOf(block, end));
  }

  private long find(char what, long from, long to) {
    long at = from;
    long limit = Math.min(to, document.size());
    while (at < limit) {
      if (at < blockFrom || at >= blockFrom + blockLength) {
        load(at);
      }
      int end = (int) Math.min(blockLength, limit - blockFrom);
      for (int i = (int) (at - blockFrom); i < end; i++) {
        if (block[i] == what) {
          return blockFrom + i;
        }
      }
      if (blockLength == 0) {
        return NONE;
      }
      at = blockFrom + end;
    }
    return NONE;
  }

  /** The byte there; 0 behind the document. */
  private int byteAt(long at) {
    if (at < blockFrom || at >= blockFrom + blockLength) {
      load(at);
    }
    return blockLength == 0 ? 0 : block[(int) (at - blockFrom)];
  }

  private void load(long at) {
    blockFrom = at;
    blockLength = Math.clamp(document.size() - at, 0, BLOCK);
    try {
      document.copy(at, block, 0, blockLength);
    } catch (IOException e) {
      // A reader will say that they are not there any more.
      blockLength = 0;
    }
  }
}
