package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/**
 * A malformed file's error has the same place however the file is brought, and the right one, or
 * the driver declares that its library is wrong there.
 */
class ErrorPlacesTest {
  private static final int MIB = 1 << 20;

  /** Small parameters, so that an error lies many buffers deep. */
  private static final List<String> SMALL =
      List.of(
          "buffered:request=1000",
          "readahead:request=4KiB:pipe=4KiB",
          "readahead-piped:request=4KiB:pipe=8KiB",
          "ring:request=4KiB:buffers=2",
          "ring-chars:request=4KiB:buffers=2",
          "mmap:request=4KiB",
          "io-uring:request=4KiB:buffers=2");

  /** Beyond every strategy's largest request. */
  private static final int FAR = 40 * MIB;

  /** Strategies by which each driver is led deep into a file. */
  private static final int DEEP = 3;

  private static int turn;

  @TempDir private static Path folder;
  private static BrokenFile start;
  private static BrokenFile inside;
  private static BrokenFile deep;

  /** {@code null} until a test asks for it. */
  private static BrokenFile far;

  /** At the start, beyond what a small ring holds, and beyond what any holds. */
  @BeforeAll
  static void write() throws IOException {
    start = BrokenFile.write(folder, 0);
    inside = BrokenFile.write(folder, MIB / 4);
    deep = BrokenFile.write(folder, 5 * MIB);
  }

  /** What a driver declares may be wrong far inside alone. */
  @ForEachDriver
  void theRightPlaceIsNamedOrDeclaredToBeWrong(Driver driver) throws IOException {
    boolean declares = !declared(driver).isEmpty();
    requireRightPlace(driver, declares ? List.of(start, deep, far()) : List.of(start, deep));
  }

  @Tag("slow")
  @ForEachDriver
  void theRightPlaceIsNamedFarInsideOrDeclaredToBeWrong(Driver driver) throws IOException {
    requireRightPlace(driver, List.of(start, deep, far()));
  }

  private static void requireRightPlace(Driver driver, List<BrokenFile> files) {
    SortedMap<String, String> wrong = new TreeMap<>();
    for (BrokenFile file : files) {
      ErrorPlace place = plainPlace(driver, file);
      if (place.line() != file.line()) {
        String evidence = "line %d is called %d".formatted(file.line(), place.line());
        wrong.putIfAbsent(Capability.ERROR_LINE.name(), evidence);
      }
      boolean inTag =
          BrokenFile.FIRST_COLUMN <= place.column() && place.column() <= BrokenFile.LAST_COLUMN;
      if (place.column() != 0 && !inTag) {
        wrong.putIfAbsent(
            Capability.ERROR_COLUMN.name(),
            "what ends before column %d is in %d"
                .formatted(BrokenFile.LAST_COLUMN, place.column()));
      }
    }
    assertThat(Declarations.differences(wrong, declared(driver)))
        .as("places of errors that %s names", driver.describe().id())
        .isEmpty();
  }

  private static SortedSet<String> declared(Driver driver) {
    return driver.describe().lacks().stream()
        .filter(Capability::isOfErrors)
        .map(Capability::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Deep inside a file each strategy leads there for some drivers. */
  @ForEachDriver
  void everyStrategyLeadsToTheSamePlace(Driver driver) throws IOException {
    requireSamePlace(driver, start, Stream.concat(Inputs.strategies().stream(), small()));
    requireSamePlace(driver, inside, small());
    requireSamePlace(driver, deep, byTurns());
  }

  private static Stream<InputStrategy> byTurns() {
    List<InputStrategy> all = Inputs.strategies();
    return IntStream.range(0, DEEP).mapToObj(i -> all.get(turn++ % all.size()));
  }

  @Tag("slow")
  @ForEachDriver
  void everyStrategyLeadsToTheSamePlaceFarInside(Driver driver) throws IOException {
    requireSamePlace(driver, deep, Stream.concat(Inputs.strategies().stream(), small()));
    requireSamePlace(driver, far(), Inputs.strategies().stream());
  }

  private static BrokenFile far() throws IOException {
    if (far == null) {
      far = BrokenFile.write(folder, FAR);
    }
    return far;
  }

  private static Stream<InputStrategy> small() {
    return SMALL.stream().map(Inputs::strategy);
  }

  /** By those of the strategies that this machine offers. */
  private static void requireSamePlace(
      Driver driver, BrokenFile file, Stream<InputStrategy> strategies) throws IOException {
    if (!(driver.newParser() instanceof StreamingParser)
        || driver.describe().lacks().contains(Capability.LINE_ENDS_IN_LONG_DOCUMENT)) {
      return;
    }
    ErrorPlace ofBytes = plainPlace(driver, file);
    ErrorPlace ofCharacters = characterPlace(driver, file);
    List<InputStrategy> offered =
        strategies.filter(strategy -> strategy.unavailable().isEmpty()).toList();
    for (InputStrategy strategy : offered) {
      try (OpenInput input = Inputs.open(file.path(), strategy)) {
        assertThat(place(driver, input))
            .as("%s by %s", file.path().getFileName(), strategy.name())
            .isEqualTo(input instanceof OpenInput.Bytes ? ofBytes : ofCharacters);
      }
    }
  }

  private static ErrorPlace plainPlace(Driver driver, BrokenFile file) {
    Parser parser = driver.newParser();
    return ErrorPlace.of(
        () -> {
          try (InputStream in = Files.newInputStream(file.path())) {
            parser.parse(in, new EventSink());
          }
        });
  }

  /**
   * A library may read characters by other code than bytes, and name other columns. A driver that
   * takes no characters has no place, by any strategy.
   */
  private static ErrorPlace characterPlace(Driver driver, BrokenFile file) throws IOException {
    try (OpenInput input = new OpenInput.Characters(Files.newBufferedReader(file.path()))) {
      return place(driver, input);
    }
  }

  private static ErrorPlace place(Driver driver, OpenInput input) {
    StreamingParser parser = (StreamingParser) driver.newParser();
    EventSink sink = new EventSink();
    return ErrorPlace.of(
        () -> {
          switch (input) {
            case OpenInput.Bytes(var stream) -> parser.parse(stream, sink);
            case OpenInput.Characters(var reader) -> parser.parse(reader, sink);
          }
        });
  }
}
