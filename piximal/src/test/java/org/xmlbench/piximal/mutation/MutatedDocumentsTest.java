package org.xmlbench.piximal.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Documents of chance; {@code scripts/piximal-fuzz} takes as many more as there is time for. */
class MutatedDocumentsTest {
  @Test
  void everyWayGivesTheSameEventsAndTheSameError() {
    assertSameEveryWay(24, 2_000);
  }

  @Test
  @Tag("slow")
  void everyWayGivesTheSameOfManyDocuments() {
    assertSameEveryWay(25, 10_000);
  }

  private static void assertSameEveryWay(long seed, int documents) {
    Random random = new Random(seed);
    EveryWay ways = new EveryWay();
    int accepted = 0;
    for (int i = 0; i < documents; i++) {
      byte[] document = MutatedDocument.next(random);
      assertThat(ways.difference(document, random))
          .as("number %d:%n%s", i, new String(document, StandardCharsets.UTF_8))
          .isEmpty();
      accepted += ways.isAccepted() ? 1 : 0;
    }
    assertThat(accepted).isBetween(documents / 5, documents * 4 / 5);
  }
}
