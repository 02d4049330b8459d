package org.xmlbench.piximal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.xmlbench.piximal.ParserOptions;

/** Where documents are cut, and what is made of guesses that are wrong. */
@Timeout(120)
class GuessedChunksTest {
  private static final int[] SIZES = {1, 7, 64, 1000};

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }

  private static ParallelOptions options(int threads, int size, ParallelStatistics statistics) {
    return ParallelOptions.of(threads).withChunkBytes(size).withStatistics(statistics);
  }

  /**
   * Requires that the handlers that were ended took each event once, in order, and each of them
   * what begins where it was told.
   */
  private static ParallelStatistics assertSame(String document, int threads, int size)
      throws Exception {
    ParallelStatistics statistics = new ParallelStatistics();
    ParallelOptions options = options(threads, size, statistics);
    String as = "%d threads, chunks of %d bytes: %s".formatted(threads, size, document);
    List<String> expected = ParallelTrace.byOneThread(bytes(document), ParserOptions.DEFAULT);
    SortedMap<Integer, List<String>> ended = new TreeMap<>();
    SortedMap<Integer, ChunkStart> starts = new TreeMap<>();
    PiximalParallel.<RuntimeException>parse(
        bytes(document),
        options,
        start -> {
          synchronized (starts) {
            starts.put(start.index(), start);
          }
          return new ChunkLines(start, ended);
        });
    List<String> all = new ArrayList<>();
    List<String> path = new ArrayList<>();
    for (int index : ended.keySet()) {
      assertThat(starts.get(index).path()).as(as).isEqualTo(path);
      ended.get(index).forEach(line -> follow(line, path));
      all.addAll(ended.get(index));
    }
    assertThat(ParallelTrace.joined(all)).as(as).isEqualTo(expected);
    List<String> inOrder = PiximalParallelTest.inOrder(bytes(document), options);
    assertThat(inOrder).as(as).isEqualTo(expected);
    return statistics;
  }

  /** Keeps the elements that are open up to date with an event. */
  private static void follow(String line, List<String> path) {
    if (line.startsWith("START_ELEMENT ")) {
      String[] words = line.split(" ");
      path.add(words[4].substring(words[4].indexOf('}') + 1));
    } else if (line.startsWith("END_ELEMENT ")) {
      path.removeLast();
    }
  }

  @Test
  void documentsThatRepeatElementsAreTheSame() throws Exception {
    assertDocumentsOfChanceAreTheSame(1, 60);
  }

  @Test
  @Tag("slow")
  void manyDocumentsThatRepeatElementsAreTheSame() throws Exception {
    assertDocumentsOfChanceAreTheSame(2, 1500);
  }

  private static void assertDocumentsOfChanceAreTheSame(long chance, int documents)
      throws Exception {
    Random random = new Random(chance);
    for (int i = 0; i < documents; i++) {
      String document = RecordDocument.of(random);
      for (int size : SIZES) {
        assertSame(document, 1 + random.nextInt(8), size);
      }
    }
  }

  private static String records(int count) {
    StringBuilder records = new StringBuilder();
    for (int i = 0; i < count; i++) {
      records.append("<r k='%d'><n>a name</n><v>%d</v></r>\n".formatted(i, i * 7));
    }
    return records.toString();
  }

  @Test
  void noChunkOfARegularDocumentIsReadTwice() throws Exception {
    String document = "<all><head>h</head><list>%s</list></all>".formatted(records(3000));
    for (int threads = 2; threads <= 4; threads++) {
      ParallelStatistics statistics = assertSame(document, threads, 5000);

      // Once by chunks, once in order.
      assertThat(statistics.joined()).isGreaterThan(40);
      assertThat(statistics.readAgain()).isZero();
      assertThat(statistics.alone()).isLessThanOrEqualTo(2);
    }
  }

  /** One chunk of each section is read while no other is, since its records do not go on. */
  @Test
  void eachSectionOfRecordsIsReadInChunks() throws Exception {
    for (String start : List.of("<s%1$d>%2$s</s%1$d>", "<s xmlns='u%1$d'>%2$s</s>")) {
      StringBuilder sections = new StringBuilder();
      for (int i = 0; i < 5; i++) {
        sections.append(start.formatted(i, records(2000)));
      }
      ParallelStatistics statistics = assertSame("<all>%s</all>".formatted(sections), 4, 5000);
      assertThat(statistics.joined()).isGreaterThan(100);
      assertThat(statistics.alone()).isLessThan(20);
    }
  }

  /** Where no element is found again, chunks become larger and larger. */
  @Test
  void whatRepeatsNothingIsReadByOneThread() throws Exception {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < 5000; i++) {
      names.append("<e%d>some text</e%d>".formatted(i, i));
    }
    ParallelStatistics statistics = assertSame("<all>%s</all>".formatted(names), 4, 1000);
    assertThat(statistics.joined()).isLessThan(50);
    assertThat(statistics.readAgain()).isZero();
  }

  /** Nearly every record is inside of another: guesses are given up for a while. */
  @Test
  void recordsInsideOfRecordsAreRead() throws Exception {
    String document =
        "<all>%s</all>".formatted(("<r>".repeat(30) + "text" + "</r>".repeat(30)).repeat(400));
    ParallelStatistics statistics = assertSame(document, 3, 1000);
    assertThat(statistics.readAgain()).isLessThan(statistics.joined());
  }

  /** An error behind a wrong guess is none: the first one of the document is told. */
  @Test
  void errorsOfWrongGuessesAreNone() throws Exception {
    String section = "<![CDATA[%s]]>".formatted("<r></n>&".repeat(500));
    String document = "<all>%s<r>%s</r>%s".formatted(records(300), section, records(300));
    assertSame(document + "</all>", 4, 500);
    List<String> wrong =
        PiximalParallelTest.inOrder(bytes(document), options(4, 500, new ParallelStatistics()));
    assertThat(wrong)
        .isEqualTo(ParallelTrace.byOneThread(bytes(document), ParserOptions.DEFAULT))
        .last()
        .asString()
        .contains("the document ends, and 'all' is open");
  }
}
