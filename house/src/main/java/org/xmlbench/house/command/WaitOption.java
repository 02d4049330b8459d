package org.xmlbench.house.command;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.concurrent.atomic.AtomicReference;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.doctor.Doctor;
import org.xmlbench.house.doctor.HostWatch;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.run.HostWait;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** Whether a command that takes the host's lock waits for another run to end. */
@OptionSection.Of(OptionSection.RUN)
public final class WaitOption {
  public static final String NAME = "--wait";

  private static final String WITHOUT_END = "forever";

  @Option(
      names = NAME,
      arity = "0..1",
      paramLabel = "T",
      fallbackValue = WITHOUT_END,
      preprocessor = OnlyAfterEqualsSign.class,
      description =
          "If another run holds this host, wait until it ends, or no longer than T: --wait=30m.")
  private String time;

  /**
   * Runs the command that was read, and lets it wait for the time that its option gives.
   *
   * @throws ParameterException when the time does not parse
   */
  public static int execute(ParseResult parsed, Session session) {
    ParseResult command = parsed;
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    OptionSpec option = command.commandSpec().findOption(NAME);
    String time = option == null ? null : option.getValue();
    if (option == null) {
      return new RunLast().execute(parsed);
    }
    if (time == null) {
      return ScopedValue.where(HostWatch.BEGUN, new AtomicReference<>(Doctor.ofThisHost().watch()))
          .call(() -> new RunLast().execute(parsed));
    }
    HostWait wait = new HostWait(limit(time, command), session::warn);
    return ScopedValue.where(HostWait.ASKED, wait).call(() -> new RunLast().execute(parsed));
  }

  private static Optional<Duration> limit(String time, ParseResult command) {
    try {
      return time.equals(WITHOUT_END) ? Optional.empty() : Optional.of(Durations.parse(NAME, time));
    } catch (UserErrorException e) {
      throw new ParameterException(command.commandSpec().commandLine(), e.getMessage(), e);
    }
  }

  /** The word after the option is an argument of the command, as in {@code advise --wait FILE}. */
  private static final class OnlyAfterEqualsSign implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      if ("=".equals(info.get("separator"))) {
        return false;
      }
      option.setValue(WITHOUT_END);
      return true;
    }
  }
}
