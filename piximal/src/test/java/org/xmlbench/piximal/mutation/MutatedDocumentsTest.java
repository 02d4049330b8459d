package org.xmlbench.piximal.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Ten thousand of them; {@code scripts/piximal-fuzz} takes as many more as there is time for. */
class MutatedDocumentsTest {
  private static final int DOCUMENTS = 10_000;

  @Test
  void everyWayGivesTheSameEventsAndTheSameError() {
    Random random = new Random(24);
    EveryWay ways = new EveryWay();
    int accepted = 0;
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] document = MutatedDocument.next(random);
      assertThat(ways.difference(document, random))
          .as("number %d:%n%s", i, new String(document, StandardCharsets.UTF_8))
          .isEmpty();
      accepted += ways.isAccepted() ? 1 : 0;
    }
    assertThat(accepted).isBetween(DOCUMENTS / 5, DOCUMENTS * 4 / 5);
  }
}
