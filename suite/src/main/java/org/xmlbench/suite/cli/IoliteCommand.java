package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.xmlbench.core.ByteSize;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.iolite.Program;
import org.xmlbench.results.report.StrategyJson;
import org.xmlbench.suite.console.OutputException;
import org.xmlbench.suite.iolite.IoliteRequest;
import org.xmlbench.suite.iolite.IoliteResult;
import org.xmlbench.suite.iolite.IoliteSession;
import org.xmlbench.suite.iolite.IoliteText;
import org.xmlbench.suite.readahead.ReadaheadProfile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code iolite}: the programs of the IO-Lite paper and their XML twins. */
@Command(
    name = "iolite",
    mixinStandardHelpOptions = true,
    description =
        "Time the programs with which IO-Lite was measured, and their XML twins, by copies and by"
            + " ways that save them.",
    footer = {
      "",
      "Programs: wc, permute-wc, cat-grep, count-tags, generate-parse, gunzip-parse.",
      "",
      "Exit codes: 0 done; 1 a way failed or counted wrong; 2 bad usage or input; 130 interrupted."
    })
final class IoliteCommand implements Callable<Integer> {
  private static final int MOST_ROUNDS = 1000;
  private static final int WARM_UPS = 3;
  private static final int RUNS = 3;

  /** The smallest document. */
  private static final long LEAST_BYTES = 1 << 10;

  private static final long MOST_BYTES = 1L << 40;

  private final Session session;

  @Option(
      names = {"--programs", "--program"},
      paramLabel = "P",
      split = ",",
      description = "These programs (default: all).")
  private List<String> programs = List.of();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Forks of each way (default: 10); an interval needs two.")
  private int rounds = 10;

  @Option(
      names = "--size",
      paramLabel = "SIZE",
      description =
          "Bytes that each program counts, such as 1MiB (default: 290304000 for permute-wc, else"
              + " 64MiB).")
  private String size;

  @Option(
      names = "--driver",
      paramLabel = "ID",
      description = "The streaming driver that parses (default: piccolo-sax).")
  private String driver = ReadaheadProfile.DRIVER;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the order of forks.")
  private Long seed;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  IoliteCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    IoliteRequest request =
        new IoliteRequest(
            chosen(),
            session.drivers().streaming(driver),
            checkedRounds(),
            checkedSize(),
            WARM_UPS,
            RUNS,
            seed == null ? System.currentTimeMillis() : seed);
    try {
      IoliteResult result = new IoliteSession(request, Program::obstacle, session.err()).run();
      session.out().print(json ? StrategyJson.render(result) : IoliteText.render(result));
      session.out().flush();
      return result.anyFault() ? ExitCode.FAULT : ExitCode.OK;
    } catch (IOException e) {
      throw OutputException.file(Path.of(System.getProperty("java.io.tmpdir")), e);
    }
  }

  private List<Program> chosen() {
    return programs.isEmpty()
        ? Arrays.asList(Program.values())
        : programs.stream().map(Program::byText).distinct().toList();
  }

  private int checkedRounds() {
    if (rounds < 1 || rounds > MOST_ROUNDS) {
      throw new UserErrorException(
          "--rounds %d: must be from 1 to %d".formatted(rounds, MOST_ROUNDS));
    }
    return rounds;
  }

  private OptionalLong checkedSize() {
    if (size == null) {
      return OptionalLong.empty();
    }
    try {
      long bytes = ByteSize.parse(size);
      if (bytes >= LEAST_BYTES && bytes <= MOST_BYTES) {
        return OptionalLong.of(bytes);
      }
    } catch (NumberFormatException | ArithmeticException e) {
      // Told below.
    }
    throw new UserErrorException(
        "--size '%s': must be a size from 1KiB to 1024GiB, such as 64MiB".formatted(size));
  }
}
