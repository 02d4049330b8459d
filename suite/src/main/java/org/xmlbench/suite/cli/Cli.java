package org.xmlbench.suite.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.FamilyList;
import org.xmlbench.house.command.FamilyRuns;
import org.xmlbench.house.command.ListedFamily;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.WaitOption;
import org.xmlbench.house.doctor.Doctor;
import org.xmlbench.house.gate.HostNoise;
import picocli.CommandLine;

/** Puts the commands together and runs one. */
public final class Cli {
  private final Session session;
  private final RootCommand root = new RootCommand();
  private final CommandErrors errors;

  /** The command line over that session, with the drivers that the user names as well. */
  public Cli(Session given) {
    this.session =
        new Session(
            () -> given.home().get().withOwnDrivers(root.driverPath()),
            given.out(),
            given.err(),
            given.executors(),
            given.watch());
    this.errors = new CommandErrors(session, root);
  }

  /**
   * The command that those words name, or all of them where they name none: to read one command's
   * annotations takes a hundredth of a second, and there are forty.
   */
  private CommandLine commandLine(List<String> words) {
    List<FamilyRuns> families = FamilyList.all();
    List<Object> all = commands(session, families);
    String named = RootCommand.commandOf(words);
    List<Object> one = all.stream().filter(it -> name(it).equals(named)).toList();
    CommandLine commands = new CommandLine(root);
    (one.isEmpty() ? all : one).forEach(commands::addSubcommand);
    WholeNumber.register(commands);
    commands.setUsageHelpWidth(FlowingHelp.WIDTH);
    commands.setHelpFactory(FlowingHelp::new);
    commands.setExpandAtFiles(false);
    commands.setOut(new PrintWriter(session.out(), false, StandardCharsets.UTF_8));
    commands.setErr(new PrintWriter(session.err(), true, StandardCharsets.UTF_8));
    commands.setParameterExceptionHandler(errors);
    commands.setExecutionExceptionHandler(errors);
    commands.setExecutionStrategy(parsed -> WaitOption.execute(parsed, session));
    commands.getSubcommands().values().forEach(Cli::nameCommonExitCodes);
    commands.getSubcommands().values().forEach(it -> Choices.put(it.getCommandSpec()));
    commands
        .getSubcommands()
        .values()
        .forEach(it -> OptionWords.Sentences.put(it.getCommandSpec()));
    ProfileNames.put(families, commands.getSubcommands());
    PlanCommand.takeOptionsOfOthers(commands);
    FlowingHelp.keepToCommands(commands.getCommandSpec().usageMessage());
    return commands;
  }

  private static String name(Object command) {
    return command.getClass().getAnnotation(CommandLine.Command.class).name();
  }

  Map<String, CommandLine> commands() {
    return commandLine(List.of()).getSubcommands();
  }

  /** The command of that name; {@code null} where there is none. */
  CommandLine command(String name) {
    return commandLine(List.of(name)).getSubcommands().get(name);
  }

  /** The end of the exit codes in a command's footer. */
  private static void nameCommonExitCodes(CommandLine command) {
    CommandLine.Model.UsageMessageSpec usage = command.getCommandSpec().usageMessage();
    String[] footer = usage.footer();
    if (footer.length > 0) {
      String common =
          command.getCommandSpec().findOption(WaitOption.NAME) == null
              ? "; 70 an error of XMLBench itself."
              : "; 70 an error of XMLBench itself; 75 the host is busy (see --wait).";
      int last = footer.length - 1;
      footer[last] = footer[last].replaceFirst("[.]$", "") + common;
      usage.footer(footer);
    }
  }

  /** Every command; the help lists those of one {@link CommandGroup} in this order. */
  private static List<Object> commands(Session session, List<FamilyRuns> families) {
    List<Object> commands = new ArrayList<>();
    commands.add(new ListCommand(session, listings(session, families)));
    commands.add(new DescribeCommand(session));
    commands.add(new CheckCommand(session));
    commands.add(new ChooseCommand(session, (words, out) -> apart(session, words, out)));
    commands.add(new ReportCommand(session));
    commands.add(new CompareCommand(session));
    commands.add(new HistoryCommand(session));
    commands.add(new ExportCommand(session));
    commands.add(new SqlCommand(session));
    commands.add(
        new DoctorCommand(
            session,
            Doctor.ofThisHost(),
            new HostNoise(folder -> CalibrateCommand.doctors(session, folder))));
    commands.add(new CalibrateCommand(session));
    families.forEach(family -> commands.addAll(family.commands(session)));
    commands.add(new EventsCommand(session));
    commands.add(new GenerateCommand(session));
    commands.add(new GateCommand(session));
    commands.add(new PlanCommand(session));
    commands.add(new MergeCommand(session));
    return commands;
  }

  /** Runs a command for another one. */
  private static int apart(Session session, List<String> words, PrintStream out) {
    Session inner =
        new Session(session.home(), out, session.err(), session.executors(), session.watch());
    return new Cli(inner).run(words.toArray(String[]::new));
  }

  /** What {@code list} shows, in this order. */
  private static List<NamedListing> listings(Session session, List<FamilyRuns> families) {
    List<NamedListing> listings = new ArrayList<>();
    for (FamilyRuns family : families) {
      if (family instanceof ListedFamily listed) {
        listings.addAll(listed.listings(session));
      }
    }
    listings.add(new ProfilesListing(families));
    return listings;
  }

  /**
   * Reads a command's arguments and does nothing.
   *
   * @throws CommandLine.ParameterException when the command does not take them
   */
  void read(List<String> args) {
    commandLine(args).parseArgs(args.toArray(String[]::new));
  }

  /**
   * Runs one command.
   *
   * @return the exit code; the caller ends the process with it
   */
  public int run(String... args) {
    int exit;
    try {
      String[] words = FollowedPlan.command(args);
      CommandLine commands = commandLine(List.of(words));
      exit = commands.execute(words);
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
