package org.xmlbench.piximal.mutation;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.xmlbench.piximal.sax.RandomDocument;

/** A document of chance in which few bytes, or none, are others, or whose end is missing. */
public final class MutatedDocument {
  private static final byte[] SIGNS =
      "<>/=\"'!-[]?&:; ax\0\r\n\u00e9\u20ac".getBytes(StandardCharsets.UTF_8);

  private static final int MOST = 4;
  private static final int BYTES = 256;
  private static final int ONE_OF_TYPES = 8;

  private MutatedDocument() {}

  public static byte[] next(Random random) {
    boolean typed = random.nextInt(ONE_OF_TYPES) == 0;
    String right = typed ? RandomDocument.typed(random) : RandomDocument.plain(random);
    byte[] document = right.getBytes(StandardCharsets.UTF_8);
    for (int left = random.nextInt(MOST); left > 0; left--) {
      int at = random.nextInt(document.length);
      switch (random.nextInt(3)) {
        case 0 -> document[at] = SIGNS[random.nextInt(SIGNS.length)];
        case 1 -> document[at] = (byte) random.nextInt(BYTES);
        default -> document = Arrays.copyOf(document, Math.max(1, at));
      }
    }
    return document;
  }
}
