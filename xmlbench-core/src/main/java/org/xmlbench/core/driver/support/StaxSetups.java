package org.xmlbench.core.driver.support;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;

/**
 * How programs set up a library that has StAX.
 *
 * @param factoryLine the line of Java that makes its factory, as {@code XMLInputFactory factory}
 * @param parser makes a parser over one
 * @param more lines of Java that follow
 */
public record StaxSetups(
    String factoryLine,
    Supplier<XMLInputFactory> factories,
    Function<XMLInputFactory, Parser> parser,
    List<String> more) {
  public StaxSetups {
    more = List.copyOf(more);
  }

  /** The same that a program gets its events of without further lines. */
  public StaxSetups(
      String factoryLine,
      Supplier<XMLInputFactory> factories,
      Function<XMLInputFactory, Parser> parser) {
    this(factoryLine, factories, parser, List.of());
  }

  /**
   * Hardened by the property of StAX that turns DTDs off.
   *
   * @param source where the library's authors prescribe it
   */
  public LibrarySetups withoutDtd(String source) {
    return new LibrarySetups(
        asItComes(),
        new LibrarySetup(
            lines("factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);"),
            source,
            () -> {
              XMLInputFactory factory = factories.get();
              factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
              return parser.apply(factory);
            }));
  }

  /** Of a library that needs nothing more. */
  public LibrarySetups needingNothing(String why) {
    return LibrarySetups.needingNothing(lines(), why, () -> parser.apply(factories.get()));
  }

  private LibrarySetup asItComes() {
    return new LibrarySetup(lines(), null, () -> parser.apply(factories.get()));
  }

  private List<String> lines(String... hardening) {
    return Stream.of(List.of(factoryLine), List.of(hardening), more).flatMap(List::stream).toList();
  }
}
