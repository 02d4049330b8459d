package org.xmlbench.contract.bare;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTotals;

/** A bare loop is timed and verified as the driver beside it. */
class BareParserTest {
  private final EventSink sink = new EventSink();
  private final OneElement real = new OneElement();
  private final Parser bare = BareParser.of(real, InputStream::available, BareParserTest::totals);

  /** As of a parser that delivers one element, whatever it reads. */
  private static class OneElement implements StreamingParser {
    private int parses;

    @Override
    public void parse(InputStream in, EventSink sink) {
      parses++;
      sink.startElement("", "a");
      sink.endElement();
    }

    @Override
    public Class<?> implementation() {
      return OneElement.class;
    }
  }

  private static final class Tree implements TreeParser {
    @Override
    public Object build(InputStream in) {
      return this;
    }

    @Override
    public void walk(Object tree, EventSink sink) {
      new OneElement().parse(InputStream.nullInputStream(), sink);
    }

    @Override
    public Class<?> implementation() {
      return Tree.class;
    }
  }

  private static EventTotals totals(byte[] document) throws IOException {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    DriverTotals.print(
        new OneElement(),
        new ByteArrayInputStream(document),
        new PrintStream(printed, true, UTF_8));
    return EventTotals.parse(printed.toString(UTF_8).strip());
  }

  private void parse(int bytes) throws IOException {
    sink.reset();
    bare.parse(new ByteArrayInputStream(new byte[bytes]), sink);
  }

  /** A fork measures trees for at least as long as some collections take, and streams not. */
  @Test
  void itIsOfTheKindOfTheParserBesideIt() {
    assertThat(bare).isInstanceOf(StreamingParser.class);
    assertThat(BareParser.of(new Tree(), InputStream::available, document -> sink.totals()))
        .isInstanceOf(TreeParser.class);
  }

  @Test
  void whileTimedTheLoopMustAddUpTheSame() throws IOException {
    parse(7);
    parse(7);
    parse(7);
    assertThat(sink.totals().tally().elements()).isOne();
    assertThatThrownBy(() -> parse(8))
        .isInstanceOf(IOException.class)
        .hasMessage("the bare loop added up 7, then 8");
  }

  /** Else the library's compiled code would choose between two handlers. */
  @Test
  void untilItIsVerifiedTheDriverDoesNotParse() throws IOException {
    parse(7);
    parse(7);
    assertThat(real.parses).isZero();
    sink.observe(new EventDigest().observer());
    parse(7);
    assertThat(real.parses).isOne();
  }

  /**
   * Else every malformed document would be rejected by the loop, whatever the library makes of it.
   */
  @Test
  void whenVerifiedTheLoopReadsOtherDocuments() throws IOException {
    parse(7);
    parse(7);
    sink.observe(new EventDigest().observer());
    parse(9);
    sink.observe(null);
    assertThatCode(() -> parse(8)).doesNotThrowAnyException();
  }
}
