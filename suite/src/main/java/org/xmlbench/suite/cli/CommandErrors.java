package org.xmlbench.suite.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.console.OutputException;
import org.xmlbench.house.run.HostBusyException;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns every error into one line on standard error and an exit code of the contract. */
final class CommandErrors
    implements CommandLine.IParameterExceptionHandler, CommandLine.IExecutionExceptionHandler {
  /** An option that {@code soap} had before its experiments became commands. */
  private static final Pattern EXPERIMENT =
      Pattern.compile(".* --experiment[ =](load|attacks|sematech|interoperability)( .*)?");

  private final Session session;
  private final RootCommand root;
  private boolean outputFailed;

  CommandErrors(Session session, RootCommand root) {
    this.session = session;
    this.root = root;
  }

  @Override
  public int handleParseException(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    String help = " (see %s --help)".formatted(command.getCommandSpec().qualifiedName(" "));
    Matcher experiment = EXPERIMENT.matcher(String.join(" ", args));
    session.warn(
        e instanceof UnmatchedArgumentException && experiment.matches()
            ? "unknown option '--experiment'; write: xmlbench " + experiment.group(1)
            : usageMessage(e, command) + help);
    trace(e, root.debug() || List.of(args).contains("--debug"));
    return ExitCode.USAGE;
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    return report(e);
  }

  /** Prints the error; returns the exit code. */
  int report(Throwable e) {
    switch (e) {
      case UserErrorException user -> session.warn(user.getMessage());
      case HostBusyException busy -> session.warn(busy.getMessage());
      case OutputException output -> {
        outputFailed = true;
        if (output.kind() == OutputException.Cause.READER_GONE) {
          return ExitCode.OK;
        }
        session.warn(output.getMessage());
      }
      default ->
          session.warn(
              "internal error: %s%s".formatted(e, root.debug() ? "" : " (--debug shows where)"));
    }
    trace(e, root.debug());
    return exitCode(e);
  }

  /** Whether output could not be written, so that the rest of it is not tried. */
  boolean outputFailed() {
    return outputFailed;
  }

  private static int exitCode(Throwable e) {
    return switch (e) {
      case UserErrorException user -> ExitCode.USAGE;
      case HostBusyException busy -> ExitCode.BUSY;
      case OutputException output ->
          output.kind() == OutputException.Cause.DISK_FULL ? ExitCode.INCONCLUSIVE : ExitCode.USAGE;
      default -> ExitCode.INTERNAL_ERROR;
    };
  }

  private void trace(Throwable e, boolean debug) {
    if (debug) {
      e.printStackTrace(session.err());
    }
  }

  private static String usageMessage(ParameterException e, CommandLine command) {
    if (e instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) {
      return unmatchedMessage(unmatched.getUnmatched().getFirst(), command);
    }
    // A word that looks like an option is not one of the arguments that are missing because of it.
    List<String> unmatched = e.getCommandLine().getUnmatchedArguments();
    if (e instanceof MissingParameterException && !unmatched.isEmpty()) {
      return unmatchedMessage(unmatched.getFirst(), command);
    }
    return e.getMessage().lines().findFirst().orElse("bad usage");
  }

  private static String unmatchedMessage(String argument, CommandLine command) {
    if (argument.startsWith("-")) {
      int equals = argument.indexOf('=');
      String name = equals < 0 ? argument : argument.substring(0, equals);
      String unknown = NearestName.unknown("option", name, optionNames(command));
      return isFile(argument) ? unknown + "; the file of that name is ./" + argument : unknown;
    }
    if (!command.getSubcommands().isEmpty()) {
      return NearestName.unknown("command", argument, command.getSubcommands().keySet());
    }
    return "unexpected argument '%s'".formatted(argument);
  }

  private static boolean isFile(String argument) {
    try {
      return Files.exists(Path.of(argument));
    } catch (InvalidPathException _) {
      return false;
    }
  }

  private static List<String> optionNames(CommandLine command) {
    List<String> names = new ArrayList<>();
    command.getCommandSpec().options().forEach(option -> names.add(option.longestName()));
    return names;
  }
}
