package org.xmlbench.families.programs.runs;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.ByteSize;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.programs.fork.Program;
import org.xmlbench.families.programs.tables.ProgramsResults;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.MeasuringCommand;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.command.ProfileOption;
import org.xmlbench.house.command.ResumableFolder;
import org.xmlbench.house.command.SeedOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.run.RunDefinition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code iolite}: the programs of the IO-Lite paper and their XML twins. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@Command(
    name = "iolite",
    mixinStandardHelpOptions = true,
    description = {
      "Time the programs of IO-Lite with and without copying.",
      "They are the programs that IO-Lite was measured with, and one that parses XML for each."
          + " Transports that avoid copies are compared with plain reads and writes."
    },
    footer = {
      "",
      "Exit codes: 0 done; 1 a transport failed or counted wrong; 2 bad usage or input; 3 disk"
          + " full; 130 interrupted."
    })
final class IoliteCommand implements Callable<Integer> {
  private static final int MOST_ROUNDS = 1000;
  private static final String DEFAULT_DRIVER = "piccolo-sax";
  private static final RunsOfFork RUNS = new RunsOfFork(3, 3);

  /** The smallest document. */
  private static final long LEAST_BYTES = 1 << 10;

  private static final long MOST_BYTES = 1L << 40;

  private final Session session;

  @Option(
      completionCandidates = IoliteCommand.Programs.class,
      names = {"--programs", "--program"},
      paramLabel = "P",
      split = ",",
      description = "Measure these programs: ${COMPLETION-CANDIDATES} (default: all).")
  private List<String> programs = List.of();

  @Mixin private ProfileOption profile = new ProfileOption();

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Forks of each transport (default: 10). An interval needs two.")
  private Integer rounds;

  @Option(
      names = "--size",
      paramLabel = "SIZE",
      description =
          "Bytes that each program reads, such as 1MiB (default: 290304000 for permute-wc, 64MiB"
              + " for the others).")
  private String size;

  @Option(
      names = "--driver",
      paramLabel = "ID",
      description = "The streaming driver that parses (default: piccolo-sax).")
  private String driver;

  @Mixin private SeedOption seed = new SeedOption();

  @OptionSection.Of(OptionSection.RUN)
  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Mixin private ResumableFolder place = new ResumableFolder();

  IoliteCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    ProgramsRequest asked =
        place.isFixed()
            ? place.fixed(ProgramsResults.FAMILY, ProgramsRequest.class, "--json")
            : request();
    IoliteRequest request = asked.resolve(session.drivers());
    RunDefinition run = new IoliteRun(request, Program::obstacle, session.err());
    if (!place.isDryRun()) {
      run.describe(session.err());
    }
    return new MeasuringCommand(session, place, json, false).run(run);
  }

  private ProgramsRequest request() {
    ProgramsProfile from = NamedProfile.byName(profile.name(), ProgramsProfile.ALL);
    return new ProgramsRequest(
        from.name(),
        programs.isEmpty() ? Arrays.stream(Program.values()).map(Program::text).toList() : programs,
        driver == null ? DEFAULT_DRIVER : driver,
        rounds == null ? from.rounds() : checked(rounds),
        size == null ? from.size() : Long.valueOf(checkedSize()),
        RUNS,
        seed.value());
  }

  private static int checked(int rounds) {
    if (rounds < 1 || rounds > MOST_ROUNDS) {
      throw new UserErrorException(
          "--rounds %d: must be from 1 to %d".formatted(rounds, MOST_ROUNDS));
    }
    return rounds;
  }

  private long checkedSize() {
    try {
      long bytes = ByteSize.parse(size);
      if (bytes >= LEAST_BYTES && bytes <= MOST_BYTES) {
        return bytes;
      }
    } catch (NumberFormatException | ArithmeticException e) {
      // Reported below.
    }
    throw new UserErrorException(
        "--size '%s': must be a size from 1KiB to 1024GiB, such as 64MiB".formatted(size));
  }

  private static final class Programs extends Choices {
    private Programs() {
      super(Arrays.stream(Program.values()).map(Program::text).toList());
    }
  }
}
