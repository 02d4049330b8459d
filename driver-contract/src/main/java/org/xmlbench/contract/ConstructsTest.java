package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import org.xmlbench.core.check.Malformation;
import org.xmlbench.core.check.ParseOutcome;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;

/** Every construct of the domain, and every prefix of the document that holds them. */
class ConstructsTest {
  private static final Duration SURELY_ENDED = Duration.ofSeconds(2);

  @ForEachDriver
  void everyConstructIsDelivered(Driver driver) {
    Constructs constructs = Constructs.without(driver.describe().lacks());
    Parser parser = driver.newParser();
    for (int use = 1; use <= 3; use++) {
      assertDelivered(ParseOutcome.of(parser, constructs.document()), constructs);
    }
  }

  @ForEachDriver
  void everyPrefixIsRejectedAndLeavesNothingBehind(Driver driver) {
    Set<Capability> lacks = driver.describe().lacks();
    Constructs constructs = Constructs.without(lacks);
    byte[] document = constructs.document();
    ParserMemoryDocuments leftovers = new ParserMemoryDocuments(lacks);
    Parser parser = driver.newParser();
    for (int length = 0; length < constructs.rootEnd(); length++) {
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
      leftovers.check(parser, "after the first " + length + " bytes");
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

  /** Whether the prefix breaks off in what may be the end of a CDATA section. */
  private static boolean cutsSection(byte[] document, int length) {
    String prefix = new String(document, 0, length, StandardCharsets.ISO_8859_1);
    return prefix.endsWith("]") && prefix.lastIndexOf("<![CDATA[") > prefix.lastIndexOf("]]>");
  }

  /** A library that was mended is no longer declared. */
  @ForEachDriver
  void onlyWhatIsDeclaredNeverEnds(Driver driver) throws InterruptedException {
    boolean declared = driver.describe().lacks().contains(Capability.ENDS_IN_CDATA_END);
    byte[] document = "<a><![CDATA[x]".getBytes(StandardCharsets.UTF_8);
    Thread parse =
        Thread.ofPlatform().daemon().start(() -> ParseOutcome.of(driver.newParser(), document));
    parse.join(declared ? SURELY_ENDED : Duration.ofMinutes(1));
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
