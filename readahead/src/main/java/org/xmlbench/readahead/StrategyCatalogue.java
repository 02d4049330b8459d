package org.xmlbench.readahead;

import java.io.FileInputStream;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.StrategyName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.ListedStrategy.Row;
import org.xmlbench.readahead.advise.AdvisedSource;
import org.xmlbench.readahead.buffered.BufferedStrategy;
import org.xmlbench.readahead.mapped.MappedSource;
import org.xmlbench.readahead.mapped.PopulatedSource;
import org.xmlbench.readahead.pipe.PipeSource;
import org.xmlbench.readahead.piped.PipedStream;
import org.xmlbench.readahead.ring.CharRingReader;
import org.xmlbench.readahead.ring.RingSource;
import org.xmlbench.readahead.runahead.RunaheadStream;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Parameter;
import org.xmlbench.readahead.strategy.StrategyFamily;
import org.xmlbench.readahead.system.IoUring;
import org.xmlbench.readahead.system.LinuxCalls;
import org.xmlbench.readahead.system.MappedAdvice;
import org.xmlbench.readahead.uring.UringSource;

/** The strategies there are: the one place that a new one is added to. */
final class StrategyCatalogue {
  private static final long KIB = 1 << 10;
  private static final long MIB = 1 << 20;

  private static final List<StrategyFamily> FAMILIES =
      List.of(
          family(
              "plain",
              Map.of(),
              Row.ofStream(
                      "FileInputStream, with the parser's own requests",
                      (file, settings) -> new FileInputStream(file.toFile()))
                  .withoutRequests()),
          new StrategyFamily(
              StrategyName.CONTROL, Map.of(Parameter.REQUEST, MIB), BufferedStrategy::new),
          // The published one ran as far ahead as it could. What is read further ahead than the
          // size of the page cache is evicted before the parser needs it.
          family(
              "runahead",
              Map.of(Parameter.REQUEST, 64 * KIB, Parameter.LEAD, 256 * MIB),
              Row.ofStream(
                      "a thread reads the file through a second descriptor; the parser reads its"
                          + " own",
                      RunaheadStream::open)
                  .ofRegularFiles()),
          family(
              "readahead",
              Map.of(Parameter.REQUEST, 64 * KIB, Parameter.PIPE, 64 * KIB),
              Row.ofBuffers(
                      "a thread reads the file and writes a pipe of the system that the parser"
                          + " reads",
                      PipeSource::open)
                  .unless(LinuxCalls::unavailable)),
          family(
              "readahead-piped",
              Map.of(Parameter.REQUEST, 64 * KIB, Parameter.PIPE, MIB),
              Row.ofStream(
                  "a thread and Java's PipedInputStream: to show why not", PipedStream::open)),
          family(
              "ring",
              Map.of(Parameter.REQUEST, 256 * KIB, Parameter.BUFFERS, 16L),
              Row.ofBuffers(
                  "a thread fills a ring of direct buffers, handed over without a copy",
                  RingSource::open)),
          family(
              "ring-chars",
              Map.of(Parameter.REQUEST, 256 * KIB, Parameter.BUFFERS, 16L),
              Row.of(
                  "a thread fills a ring of buffers and decodes them; the parser takes a Reader",
                  (file, settings) ->
                      new OpenInput.Characters(CharRingReader.open(file, settings)))),
          family(
              "mmap",
              Map.of(Parameter.REQUEST, 16 * MIB),
              Row.ofBuffers("one thread, the file mapped into memory", MappedSource::open)
                  .withoutRequests()
                  .ofRegularFiles()),
          family(
              "mmap-populate",
              Map.of(Parameter.REQUEST, 4 * MIB, Parameter.LEAD, 256 * MIB),
              Row.ofBuffers(
                      "the file mapped into memory; a thread has the kernel bring it in window by"
                          + " window",
                      PopulatedSource::open)
                  .withoutRequests()
                  .ofRegularFiles()
                  .unless(MappedAdvice::unavailable)),
          family(
              "advise",
              Map.of(Parameter.REQUEST, 64 * KIB, Parameter.LEAD, 8 * MIB),
              Row.ofBuffers(
                      "one thread that tells the kernel what comes next (SEQUENTIAL and WILLNEED)",
                      AdvisedSource::open)
                  .ofRegularFiles()
                  .unless(LinuxCalls::unavailable)),
          family(
              "io-uring",
              Map.of(Parameter.REQUEST, 256 * KIB, Parameter.BUFFERS, 16L),
              Row.ofBuffers("one thread, several reads in flight by io_uring", UringSource::open)
                  .ofRegularFiles()
                  .unless(IoUring::unavailable)));

  private StrategyCatalogue() {}

  private static StrategyFamily family(String name, Map<Parameter, Long> defaults, Row row) {
    return new StrategyFamily(name, defaults, settings -> new ListedStrategy(row, settings));
  }

  static List<InputStrategy> all() {
    return FAMILIES.stream().map(StrategyFamily::withDefaults).toList();
  }

  static InputStrategy find(String text) {
    StrategyName name = StrategyName.parse(text);
    return FAMILIES.stream()
        .filter(candidate -> candidate.name().equals(name.base()))
        .findFirst()
        .orElseThrow(() -> unknown(name.base()))
        .with(name.parameters(), text);
  }

  private static UserErrorException unknown(String name) {
    return new UserErrorException(
        NearestName.unknown("strategy", name, all().stream().map(InputStrategy::name).toList()));
  }
}
