package org.xmlbench.suite.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.suite.doctor.Doctor;
import org.xmlbench.suite.gate.HostNoise;
import picocli.CommandLine;

/** Puts the commands together and runs one. */
public final class Cli {
  private final Session session;
  private final RootCommand root = new RootCommand();
  private final CommandLine commands = new CommandLine(root);
  private final CommandErrors errors;

  /** The command line over {@code session}. */
  public Cli(Session session) {
    this.session = session;
    this.errors = new CommandErrors(session, root);
    commands(session).forEach(commands::addSubcommand);
    commands.setExpandAtFiles(false);
    commands.setOut(new PrintWriter(session.out(), false, StandardCharsets.UTF_8));
    commands.setErr(new PrintWriter(session.err(), true, StandardCharsets.UTF_8));
    commands.setParameterExceptionHandler(errors);
    commands.setExecutionExceptionHandler(errors);
    commands.setExecutionStrategy(parsed -> WaitOption.execute(parsed, session));
    commands.getSubcommands().values().forEach(Cli::nameCommonExitCodes);
  }

  /** What the exit codes of a command's own footer end with. */
  private static void nameCommonExitCodes(CommandLine command) {
    CommandLine.Model.UsageMessageSpec usage = command.getCommandSpec().usageMessage();
    if (usage.footer().length > 0) {
      List<String> footer = new ArrayList<>(List.of(usage.footer()));
      footer.add(
          command.getCommandSpec().findOption(WaitOption.NAME) == null
              ? "70 an error of XMLBench itself."
              : "70 an error of XMLBench itself; 75 the host is busy (see --wait).");
      usage.footer(footer.toArray(String[]::new));
    }
  }

  /** Every command, in the order in which the help lists them. */
  private static List<Object> commands(Session session) {
    return List.of(
        new ListCommand(session, listings(session)),
        new EventsCommand(session),
        new CheckCommand(session),
        new GenerateCommand(session),
        new RunCommand(session),
        new ReplayCommand(session),
        new ReadaheadCommand(session),
        new AdviseCommand(session),
        new IoliteCommand(session),
        new SoapCommand(session),
        new LoadCommand(session),
        new AttacksCommand(session),
        new SematechCommand(session),
        new InteroperabilityCommand(session),
        new SoapServerCommand(session),
        new BindingsCommand(session),
        new CompareCommand(session),
        new GateCommand(session),
        new CalibrateCommand(session),
        new ReportCommand(session),
        new HistoryCommand(session),
        new ExportCommand(session),
        new SqlCommand(session),
        new DoctorCommand(
            session,
            Doctor.ofThisHost(),
            new HostNoise(folder -> CalibrateCommand.doctors(session, folder))));
  }

  /** What {@code list} shows, in this order. */
  private static List<NamedListing> listings(Session session) {
    return List.of(
        new DriversListing(session),
        new DocumentsListing(),
        new ConditionsListing(),
        new StrategiesListing(),
        new ToolkitsListing(session),
        new FrameworksListing(session),
        new ProfilesListing());
  }

  /**
   * Reads a command's arguments and does nothing.
   *
   * @throws CommandLine.ParameterException when the command does not take them
   */
  void read(List<String> args) {
    commands.parseArgs(args.toArray(String[]::new));
  }

  /**
   * Runs one command.
   *
   * @return the exit code; the process's own is its caller's business
   */
  public int run(String... args) {
    int exit;
    try {
      exit = commands.execute(args);
      if (!errors.outputFailed()) {
        commands.getOut().flush();
        session.out().flush();
      }
    } catch (RuntimeException | Error e) {
      exit = errors.report(e);
    }
    session.err().flush();
    return exit;
  }
}
