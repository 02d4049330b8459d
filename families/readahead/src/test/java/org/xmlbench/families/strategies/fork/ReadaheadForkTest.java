package org.xmlbench.families.strategies.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.ForkFiles;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.readahead.cache.PageCache;
import org.xmlbench.storage.condition.PreparedStorage;
import org.xmlbench.storage.condition.StorageCondition;

/** The fork as the process that starts it sees it: a process, its turns and its result. */
class ReadaheadForkTest {
  private static final int ELEMENTS = 200_000;
  private static final String WRONG = "0".repeat(64);
  private static final int RUNS = 3;

  @TempDir private Path folder;
  private Path document;
  private Path warmUp;
  private Optional<Path> server = Optional.empty();
  private String declared;

  @BeforeEach
  void writeFiles() throws IOException {
    document = Files.writeString(folder.resolve("document"), "<n>text</n>".repeat(ELEMENTS / 2));
    warmUp = Files.copy(document, folder.resolve("warm-up"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"plain", "ring-chars", "io-uring"})
  void runsAreColdWhereTheGranterEvictsTheFile(String strategy) throws Exception {
    List<Long> residentBefore = new ArrayList<>();
    ForkResult result =
        fork(
            arguments(strategy, true, totals(ELEMENTS)),
            () -> residentBefore.add(PageCache.evict(document).resident()));

    assertThat(result.outcome()).as(result.reason()).isEqualTo(Outcome.OK);
    assertThat(residentBefore).hasSize(RUNS + 1).containsOnly(0L);
    assertThat(result.timing().iterations().stream().map(Iteration::phase))
        .containsExactly(
            Iteration.Phase.WARMUP,
            Iteration.Phase.MEASURED,
            Iteration.Phase.MEASURED,
            Iteration.Phase.MEASURED);
    long size = Files.size(document);
    assertThat(result.measures().get("deviceRead_bytes")).isBetween(size * 0.99, size * 1.01);
    assertThat(result.measures()).containsEntry("voidRuns_count", 0.0);
    assertThat(result.timing().measured().wallNanos())
        .isEqualTo(
            result.timing().iterations().stream().skip(1).mapToLong(Iteration::wallNanos).sum());
    assertThat(result.verified().totals()).isEqualTo(totals(ELEMENTS));
  }

  @Test
  void runsThatSomeCacheServedAreVoid() throws Exception {
    ForkResult result = fork(arguments("plain", true, totals(ELEMENTS)), () -> {});

    assertThat(result.outcome()).isEqualTo(Outcome.VOID);
    assertThat(result.reason())
        .isEqualTo(
            "in 4 of 4 runs the device delivered another number of bytes than the file has: a"
                + " cache, or another reader");
    assertThat(result.timing().measured()).isNull();
  }

  /** The device brings all of the file here, and its server is one that reads nothing. */
  @Test
  void whereAServerBringsTheFileItsOwnCountDecides() throws Exception {
    Process idle = new ProcessBuilder("sleep", "60").start();
    try {
      server = Optional.of(Path.of("/proc", Long.toString(idle.pid()), "io"));
      ForkResult result =
          fork(arguments("plain", true, totals(ELEMENTS)), () -> PageCache.evict(document));
      assertThat(result.outcome()).isEqualTo(Outcome.VOID);
    } finally {
      idle.destroyForcibly();
    }
  }

  @Tag("optional")
  @ParameterizedTest
  @ValueSource(strings = {"plain", "io-uring"})
  void aRemoteStoreBringsTheFileOnce(String strategy) throws Exception {
    assertRemoteStoreBringsTheFileOnce(strategy);
  }

  @Tag("optional")
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"runahead", "ring", "mmap"})
  void aRemoteStoreBringsTheFileOnceToOtherStrategies(String strategy) throws Exception {
    assertRemoteStoreBringsTheFileOnce(strategy);
  }

  private void assertRemoteStoreBringsTheFileOnce(String strategy) throws Exception {
    StorageCondition condition = StorageCondition.parse("remote@1ms");
    Optional<String> reason = PreparedStorage.unavailable(condition, folder);
    Assumptions.assumeTrue(reason.isEmpty(), () -> reason.orElseThrow());
    Path original = document;
    try (PreparedStorage storage =
        PreparedStorage.open(condition, List.of(document, warmUp), folder)) {
      document = storage.place(document);
      warmUp = storage.place(warmUp);
      server = storage.serverCounters(original);
      ForkResult result =
          fork(arguments(strategy, true, totals(ELEMENTS)), () -> storage.before(original));
      assertThat(result.outcome()).as(result.reason()).isEqualTo(Outcome.OK);
      assertThat(result.measures()).containsEntry("voidRuns_count", 0.0);
      long size = Files.size(original);
      assertThat(result.measures().get("deviceRead_bytes")).isBetween(size * 1.0, size * 1.01);
    }
  }

  @Test
  void aVoidRunIsReplaced() throws Exception {
    int[] turn = {0};
    ForkResult result =
        fork(
            arguments("plain", true, totals(ELEMENTS)),
            () -> {
              if (turn[0]++ != 1) {
                PageCache.evict(document);
              }
            });

    assertThat(result.outcome()).as(result.reason()).isEqualTo(Outcome.OK);
    assertThat(result.measures()).containsEntry("voidRuns_count", 1.0);
    assertThat(turn[0]).isEqualTo(RUNS + 2);
  }

  @Test
  void wrongTotalsAreWrongAndNoFigure() throws Exception {
    ForkResult result = fork(arguments("plain", false, totals(ELEMENTS - 1)), () -> {});

    assertThat(result.outcome()).isEqualTo(Outcome.WRONG);
    assertThat(result.reason()).startsWith("events differ");
    assertThat(result.timing().measured()).isNull();
  }

  @Test
  void theDigestIsThatOfTheEvents() throws Exception {
    EventSink sink = new EventSink();
    EventDigest expected = new EventDigest();
    sink.observe(expected.observer());
    try (InputStream in = Files.newInputStream(document)) {
      ((StreamingParser) new CountingDriver().newParser()).parse(in, sink);
    }
    String digest = expected.finish();

    ForkResult result = fork(arguments("ring", false, totals(ELEMENTS), digest), () -> {});

    assertThat(result.outcome()).as(result.reason()).isEqualTo(Outcome.OK);
    assertThat(result.verified().digest()).isEqualTo(digest);
  }

  @Test
  void anotherDigestIsWrongAndNoFigure() throws Exception {
    ForkResult result = fork(arguments("ring", false, totals(ELEMENTS), WRONG), () -> {});

    assertThat(result.outcome()).isEqualTo(Outcome.WRONG);
    assertThat(result.timing().measured()).isNull();
  }

  @Test
  void aFileThatCannotBeReadFailsInOneLine() throws Exception {
    document = folder;
    ForkResult result = fork(arguments("mmap", false, totals(ELEMENTS)), () -> {});

    assertThat(result.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(result.reason()).contains("is a folder").doesNotContain("\n");
  }

  @Test
  void whatADriverDeclaresToReadOtherwiseIsHeldToItsOwnEvents() throws Exception {
    declared = "the document needs what the driver declares missing";
    ForkResult result = fork(arguments("ring", false, totals(ELEMENTS - 1), WRONG), () -> {});

    assertThat(result.outcome()).isEqualTo(Outcome.DECLARED);
    assertThat(result.reason()).isEqualTo(declared);
    assertThat(result.timing().measured()).isNotNull();
    assertThat(result.verified().totals()).isEqualTo(totals(ELEMENTS));
    assertThat(result.verified().digest()).isNotNull().isNotEqualTo(WRONG);
  }

  @Test
  void anUnverifiedDocumentIsHeldToTheDriversOwnEvents() throws Exception {
    ForkResult result = fork(arguments("mmap", false, null), () -> {});

    assertThat(result.outcome()).isEqualTo(Outcome.UNVERIFIED);
    assertThat(result.timing().measured()).isNotNull();
    assertThat(result.verified().digest()).isNotNull();
  }

  private static EventTotals totals(long elements) {
    return new EventTotals(
        new EventTally(elements + 1, 0, 0, 0, 0), elements + "root".length(), 0, 0);
  }

  private RunArguments arguments(String strategy, boolean cold, EventTotals totals) {
    return arguments(strategy, cold, totals, null);
  }

  private RunArguments arguments(String strategy, boolean cold, EventTotals totals, String digest) {
    return new RunArguments(
        "class:" + CountingDriver.class.getName(),
        strategy,
        new RunArguments.Source(document, warmUp),
        new RunArguments.Runs(RUNS, cold, server),
        new RunArguments.Expected(
            Optional.ofNullable(totals),
            Optional.ofNullable(digest),
            Optional.ofNullable(declared)),
        new ForkFiles(folder.resolve("result"), folder.resolve("turns")));
  }

  /** What is done before a turn is granted. */
  private interface BeforeTurn {
    void run() throws IOException;
  }

  private static ForkResult fork(RunArguments arguments, BeforeTurn before) throws Exception {
    try (ServerSocketChannel door = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      door.bind(UnixDomainSocketAddress.of(arguments.files().turns()));
      List<String> command =
          new ArrayList<>(
              List.of(
                  ProcessHandle.current().info().command().orElseThrow(),
                  "-XX:+UseSerialGC",
                  "-XX:TieredStopAtLevel=1",
                  "--enable-native-access=ALL-UNNAMED",
                  "-cp",
                  System.getProperty("java.class.path"),
                  ReadaheadFork.class.getName()));
      command.addAll(arguments.toArguments());
      Process fork =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      try {
        Thread granting = Thread.ofVirtual().start(() -> grant(door, before));
        assertThat(fork.waitFor(60, TimeUnit.SECONDS)).isTrue();
        granting.interrupt();
        granting.join();
        return ForkResult.read(arguments.files().result());
      } finally {
        fork.destroyForcibly();
      }
    }
  }

  private static void grant(ServerSocketChannel door, BeforeTurn before) {
    ByteBuffer message = ByteBuffer.allocate(1);
    try (SocketChannel channel = door.accept()) {
      while (channel.read(message.clear()) > 0) {
        before.run();
        channel.write(message.clear());
      }
    } catch (IOException e) {
      // The fork has ended.
    }
  }
}
