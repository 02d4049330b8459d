package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
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

  @TempDir private static Path folder;
  private static List<BrokenFile> files;
  private static BrokenFile far;

  /** At the start, and beyond what a ring holds. */
  @BeforeAll
  static void write() throws IOException {
    files = List.of(BrokenFile.write(folder, 0), BrokenFile.write(folder, 5 * MIB));
    far = BrokenFile.write(folder, FAR);
  }

  @ForEachDriver
  void theRightPlaceIsNamedOrDeclaredToBeWrong(Driver driver) throws IOException {
    SortedMap<String, String> wrong = new TreeMap<>();
    List<BrokenFile> all = new ArrayList<>(files);
    all.add(far);
    for (BrokenFile file : all) {
      ErrorPlace place = plainPlace(driver, file);
      if (place.line() != file.line()) {
        String evidence = "line %d is called %d".formatted(file.line(), place.line());
        wrong.putIfAbsent(Capability.ERROR_LINE.name(), evidence);
      }
      boolean inside =
          BrokenFile.FIRST_COLUMN <= place.column() && place.column() <= BrokenFile.LAST_COLUMN;
      if (place.column() != 0 && !inside) {
        wrong.putIfAbsent(
            Capability.ERROR_COLUMN.name(),
            "what ends before column %d is in %d"
                .formatted(BrokenFile.LAST_COLUMN, place.column()));
      }
    }
    SortedSet<String> declared =
        driver.describe().lacks().stream()
            .filter(Capability::isOfErrors)
            .map(Capability::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(Declarations.differences(wrong, declared))
        .as("places of errors that %s names", driver.describe().id())
        .isEmpty();
  }

  @ForEachDriver
  void everyStrategyLeadsToTheSamePlace(Driver driver) throws IOException {
    requireSamePlace(driver, files);
  }

  @Tag("slow")
  @ForEachDriver
  void everyStrategyLeadsToTheSamePlaceFarInside(Driver driver) throws IOException {
    requireSamePlace(driver, List.of(far));
  }

  private static void requireSamePlace(Driver driver, List<BrokenFile> broken) throws IOException {
    if (!(driver.newParser() instanceof StreamingParser)
        || driver.describe().lacks().contains(Capability.LINE_ENDS_IN_LONG_DOCUMENT)) {
      return;
    }
    for (BrokenFile file : broken) {
      ErrorPlace ofBytes = plainPlace(driver, file);
      ErrorPlace ofCharacters = characterPlace(driver, file);
      for (InputStrategy strategy : strategies(file)) {
        try (OpenInput input = Inputs.open(file.path(), strategy)) {
          assertThat(place(driver, input))
              .as("%s by %s", file.path().getFileName(), strategy.name())
              .isEqualTo(input instanceof OpenInput.Bytes ? ofBytes : ofCharacters);
        }
      }
    }
  }

  /** What this machine offers; small buffers where that does not take long. */
  private static List<InputStrategy> strategies(BrokenFile file) throws IOException {
    Stream<InputStrategy> small =
        Files.size(file.path()) < 10 * MIB ? SMALL.stream().map(Inputs::strategy) : Stream.of();
    return Stream.concat(Inputs.strategies().stream(), small)
        .filter(strategy -> strategy.unavailable().isEmpty())
        .toList();
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
