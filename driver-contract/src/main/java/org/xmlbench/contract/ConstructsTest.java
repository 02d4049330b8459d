package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestMethodOrder;
import org.xmlbench.core.check.Malformation;
import org.xmlbench.core.check.ParseOutcome;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;

/** Every construct of the domain, and every prefix of the document that holds them. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ConstructsTest {
  private static final String SIGNS = "<>&;\"'?]-/!";

  /** Of processor time: what ends takes some microseconds, and what does not goes on beside us. */
  private static final Duration SURELY_ENDED = Duration.ofMillis(100);

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @ForEachDriver
  void everyConstructIsDelivered(Driver driver) {
    Constructs constructs = Constructs.without(driver.describe().lacks());
    Parser parser = driver.newParser();
    for (int use = 1; use <= 3; use++) {
      assertDelivered(ParseOutcome.of(parser, constructs.document()), constructs);
    }
  }

  /**
   * What a parser remembers changes with a sign of markup, and not with a letter of a name: the
   * prefixes are the ones that end before, in or behind a sign.
   */
  @ForEachDriver
  void everyPrefixIsRejectedAndLeavesNothingBehind(Driver driver) {
    requireRejected(driver, ConstructsTest::endsNearSign, ConstructsTest::endsWithSign);
  }

  @Tag("slow")
  @ForEachDriver
  void everyPrefixOfAllLeavesNothingBehind(Driver driver) {
    requireRejected(driver, (document, length) -> true, (document, length) -> true);
  }

  /** Rejects the prefixes, and reads other documents rightly afterwards. */
  private static void requireRejected(
      Driver driver, BiPredicate<byte[], Integer> parsed, BiPredicate<byte[], Integer> looked) {
    Set<Capability> lacks = driver.describe().lacks();
    Constructs constructs = Constructs.without(lacks);
    byte[] document = constructs.document();
    ParserMemoryDocuments leftovers = new ParserMemoryDocuments(lacks);
    Parser parser = driver.newParser();
    for (int length = 0; length < constructs.rootEnd(); length++) {
      if (!parsed.test(document, length)) {
        continue;
      }
      if (cutsCharacter(document, length)
          && lacks.contains(Malformation.UTF_8_COMPLETE.capability())) {
        continue;
      }
      if (lacks.contains(Capability.ENDS_IN_CDATA_END) && cutsSection(document, length)) {
        continue;
      }
      ParseOutcome outcome = ParseOutcome.of(parser, Arrays.copyOf(document, length));
      if (!outcome.accepted() || !lacks.contains(missing(constructs, length).capability())) {
        assertThat(outcome)
            .as("the first %d bytes: %s is rejected", length, missing(constructs, length))
            .isInstanceOf(ParseOutcome.Rejected.class);
      }
      if (looked.test(document, length)) {
        leftovers.check(parser, "after the first " + length + " bytes");
      }
    }
    assertDelivered(ParseOutcome.of(parser, document), constructs);
    leftovers.check(parser, "after the whole document");
  }

  /**
   * The constraint that a prefix breaks first; a driver that declares to accept it accepts the
   * prefix.
   */
  static Malformation missing(Constructs constructs, int length) {
    if (length == 0) {
      return Malformation.NOT_EMPTY;
    }
    return length <= constructs.rootStart()
        ? Malformation.ROOT_ELEMENT
        : Malformation.END_TAG_PRESENT;
  }

  private static boolean endsWithSign(byte[] document, int length) {
    return length == 0 || SIGNS.indexOf(document[length - 1]) >= 0;
  }

  /** Whether one of the last two bytes is a sign or part of a longer character, or the next is. */
  private static boolean endsNearSign(byte[] document, int length) {
    for (int at = Math.max(0, length - 2); at <= length; at++) {
      if (document[at] < 0 || SIGNS.indexOf(document[at]) >= 0) {
        return true;
      }
    }
    return length < 2;
  }

  /** Whether the prefix breaks off in what may be the end of a CDATA section. */
  private static boolean cutsSection(byte[] document, int length) {
    String prefix = new String(document, 0, length, StandardCharsets.ISO_8859_1);
    return prefix.endsWith("]") && prefix.lastIndexOf("<![CDATA[") > prefix.lastIndexOf("]]>");
  }

  /** A library that was mended is no longer declared. The last test: its threads do not end. */
  @Order(Integer.MAX_VALUE)
  @ForEachDriver
  void onlyWhatIsDeclaredNeverEnds(Driver driver) throws InterruptedException {
    boolean declared = driver.describe().lacks().contains(Capability.ENDS_IN_CDATA_END);
    byte[] document = "<a><![CDATA[x]".getBytes(StandardCharsets.UTF_8);
    Thread parse =
        Thread.ofPlatform().daemon().start(() -> ParseOutcome.of(driver.newParser(), document));
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (parse.isAlive() && System.nanoTime() < deadline) {
      if (declared && threads.getThreadCpuTime(parse.threadId()) > SURELY_ENDED.toNanos()) {
        break;
      }
      parse.join(Duration.ofMillis(10));
    }
    assertThat(parse.isAlive()).isEqualTo(declared);
  }

  /** Whether the byte that would come next continues a character of UTF-8. */
  private static boolean cutsCharacter(byte[] document, int length) {
    return (document[length] & 0xC0) == 0x80;
  }

  private static void assertDelivered(ParseOutcome outcome, Constructs constructs) {
    assertThat(outcome.differenceFrom(constructs.stream()))
        .as("every construct%s", place(outcome, constructs.document()))
        .isEmpty();
  }

  /** The line that a parser rejected, because only this test sees the document. */
  static String place(ParseOutcome outcome, byte[] document) {
    if (!(outcome instanceof ParseOutcome.Rejected(int line, int _, String _)) || line == 0) {
      return "";
    }
    return new String(document, StandardCharsets.UTF_8)
        .lines()
        .skip(line - 1L)
        .findFirst()
        .map(text -> "; line %d is [%s]".formatted(line, text))
        .orElse("");
  }
}
