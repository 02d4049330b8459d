package org.xmlbench.families.programs.fork.program;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.xmlbench.families.programs.fork.transport.Outlet;
import org.xmlbench.families.programs.fork.transport.OutletStream;

/**
 * The program {@code permute} of the IO-Lite paper (V. Pai, P. Druschel, W. Zwaenepoel, OSDI 1999,
 * Other Applications): all permutations of ten words of eight characters, a line of 80 characters
 * each, in lexicographic order. The last character of a word is the space or line end after it.
 *
 * @param bytes how many bytes of the output to write, from the first on; after the last permutation
 *     it begins again
 */
public record Permutations(long bytes) implements Producer {
  /** Bytes of the whole output: 10! lines. */
  public static final long ALL = 290_304_000;

  /** What {@code grep} looks for in it. */
  public static final String SOUGHT = word(9) + " " + word(0);

  private static final int WORDS = 10;
  private static final int WORD = 8;
  private static final int LINE = WORDS * WORD;

  @Override
  public void produce(Outlet outlet) throws IOException {
    try (OutletStream out = new OutletStream(outlet)) {
      write(out);
    }
  }

  /** Writes them to a stream, which it does not close. */
  public void write(OutputStream out) throws IOException {
    byte[][] words = new byte[WORDS][];
    for (int i = 0; i < WORDS; i++) {
      words[i] = (word(i) + " ").getBytes(StandardCharsets.US_ASCII);
    }
    int[] order = first();
    byte[] line = new byte[LINE];
    long left = bytes;
    while (left > 0) {
      for (int i = 0; i < WORDS; i++) {
        System.arraycopy(words[order[i]], 0, line, i * WORD, WORD);
      }
      line[LINE - 1] = '\n';
      out.write(line, 0, (int) Math.min(left, LINE));
      left -= LINE;
      order = hasNext(order) ? order : first();
    }
  }

  /** What {@code wc} must count in it, by arithmetic. */
  public String wordCount() {
    long lines = bytes / LINE;
    long rest = bytes % LINE;
    long words = lines * WORDS + (rest + WORD - 1) / WORD;
    return WordCount.text(bytes, lines, words);
  }

  private static String word(int number) {
    return String.valueOf((char) ('a' + number)).repeat(WORD - 1);
  }

  private static int[] first() {
    int[] order = new int[WORDS];
    for (int i = 0; i < WORDS; i++) {
      order[i] = i;
    }
    return order;
  }

  /** Makes the order the next one in lexicographic order; whether there is one. */
  private static boolean hasNext(int[] order) {
    int pivot = WORDS - 2;
    while (pivot >= 0 && order[pivot] > order[pivot + 1]) {
      pivot--;
    }
    if (pivot < 0) {
      return false;
    }
    int larger = WORDS - 1;
    while (order[larger] < order[pivot]) {
      larger--;
    }
    swap(order, pivot, larger);
    for (int i = pivot + 1, j = WORDS - 1; i < j; i++, j--) {
      swap(order, i, j);
    }
    return true;
  }

  private static void swap(int[] order, int a, int b) {
    int kept = order[a];
    order[a] = order[b];
    order[b] = kept;
  }
}
