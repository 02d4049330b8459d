package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.DomTreeParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.input.MemoryInput;
import org.xmlbench.core.record.Operation;

/** Builds of several orders in turn: the tree that was built last is the one that is walked. */
class TimedTreesTest {
  private static final MemoryInput OWN = input("<a><b>1</b><c>22</c></a>");
  private static final MemoryInput OTHER_ORDER = input("<a><c>22</c><b>1</b></a>");

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void whicheverOrderWasLastTheDigestIsOfTheDocument(int operations) throws IOException {
    assertThat(timed(new Trees(false), operations).verify()).isEqualTo(digest(OWN));
  }

  @Test
  void whoReturnsTheFirstTreeAgainIsWrong() throws IOException {
    TimedOperation operation = timed(new Trees(true), 4);
    assertThatThrownBy(operation::verify)
        .isInstanceOf(WrongEventsException.class)
        .hasMessageStartingWith("totals agree but the digest differs");
  }

  private static TimedOperation timed(Driver driver, int operations) throws IOException {
    TimedOperation operation =
        operation(
            driver,
            List.of(
                new TimedOperation.Timed(OWN, digest(OWN)),
                new TimedOperation.Timed(OTHER_ORDER, digest(OTHER_ORDER))));
    for (int i = 0; i < operations; i++) {
      operation.run();
    }
    return operation;
  }

  private static String digest(MemoryInput document) throws IOException {
    return operation(new Trees(false), List.of(new TimedOperation.Timed(document, null)))
        .verifyOther(document, null, null);
  }

  private static TimedOperation operation(Driver driver, List<TimedOperation.Timed> timed) {
    return TimedOperation.of(
        new ForkArguments(
            new ForkArguments.Subject("trees", Operation.BUILD, false),
            new ForkArguments.Source(Path.of("own.xml"), false),
            new ForkArguments.Expected(Verification.ORACLE, null, null),
            ForkChecks.NONE,
            null,
            0,
            null),
        driver,
        timed);
  }

  private static MemoryInput input(String document) {
    return new MemoryInput(document.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * A driver that builds trees.
   *
   * @param repeats whether it returns the first tree again
   */
  private record Trees(boolean repeats) implements Driver {
    @Override
    public DriverDescription describe() {
      return new DriverDescription(
          "trees",
          new Library("Trees", "org.xmlbench.test:trees", "1", "Apache-2.0", "xerces", List.of()),
          ApiStyle.TREE,
          Set.of(),
          List.of(),
          List.of());
    }

    @Override
    public Parser newParser() {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
      DomTreeParser honest = new DomTreeParser(factory::newDocumentBuilder, AfterError.RENEW);
      return repeats ? new Repeating(honest) : honest;
    }
  }

  /** Builds one tree. */
  private static final class Repeating implements TreeParser {
    private final DomTreeParser honest;
    private Object first;

    Repeating(DomTreeParser honest) {
      this.honest = honest;
    }

    @Override
    public Object build(InputStream in) throws IOException {
      first = first == null ? honest.build(in) : first;
      return first;
    }

    @Override
    public void walk(Object tree, EventSink sink) throws IOException {
      honest.walk(tree, sink);
    }

    @Override
    public Class<?> implementation() {
      return honest.implementation();
    }
  }
}
