package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
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
  private static final Trees HONEST = new Trees(trees -> trees);
  private static final MemoryInput OWN = input("<a><b>1</b><c>22</c></a>");
  private static final MemoryInput OTHER_ORDER = input("<a><c>22</c><b>1</b></a>");

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void whicheverOrderWasLastTheDigestIsOfTheDocument(int operations) throws IOException {
    assertThat(timed(HONEST, operations).verify()).isEqualTo(digest(OWN));
  }

  @Test
  void whoReturnsTheFirstTreeAgainIsWrong() throws IOException {
    TimedOperation operation = timed(new Trees(Repeating::new), 4);
    assertThatThrownBy(operation::verify)
        .isInstanceOf(WrongEventsException.class)
        .hasMessageStartingWith("totals agree but the digest differs");
  }

  /** What a tree holds outside of the heap would pile up else. */
  @Test
  void eachTreeIsReleasedOnce() throws IOException {
    List<Object> built = new ArrayList<>();
    List<Object> released = new ArrayList<>();
    TimedOperation operation = timed(new Trees(trees -> new Releasing(trees, built, released)), 3);
    assertThat(released).hasSize(2);
    operation.verify();
    assertThat(built).hasSizeGreaterThan(2);
    assertThat(released).containsExactlyElementsOf(built).doesNotHaveDuplicates();
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
    return operation(HONEST, List.of(new TimedOperation.Timed(document, null)))
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
   * @param wrapped what is done with a parser that builds them rightly
   */
  private record Trees(UnaryOperator<TreeParser> wrapped) implements Driver {
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
      return wrapped.apply(new DomTreeParser(factory::newDocumentBuilder, AfterError.RENEW));
    }
  }

  /** Builds one tree. */
  private static final class Repeating implements TreeParser {
    private final TreeParser honest;
    private Object first;

    Repeating(TreeParser honest) {
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

  /** Keeps account of trees. */
  private record Releasing(TreeParser honest, List<Object> built, List<Object> released)
      implements TreeParser {
    @Override
    public Object build(InputStream in) throws IOException {
      Object tree = honest.build(in);
      built.add(tree);
      return tree;
    }

    @Override
    public void walk(Object tree, EventSink sink) throws IOException {
      honest.walk(tree, sink);
    }

    @Override
    public void release(Object tree) {
      released.add(tree);
    }

    @Override
    public Class<?> implementation() {
      return honest.implementation();
    }
  }
}
