package org.xmlbench.suite.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.house.command.OptionSection;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command {@code xmlbench} without a subcommand: lists what there is. */
@Command(
    name = "xmlbench",
    mixinStandardHelpOptions = true,
    versionProvider = RootCommand.Version.class,
    description = "Benchmarks XML parsers and SOAP toolkits. Options: xmlbench COMMAND --help.",
    synopsisSubcommandLabel = "COMMAND")
@OptionSection.Of(OptionSection.GENERAL)
final class RootCommand implements Runnable {
  private static final String DEBUG = "--debug";
  private static final String DRIVER_PATH = "--driver-path";

  @Spec private CommandSpec spec;

  @Option(
      names = DEBUG,
      scope = ScopeType.INHERIT,
      description = "Show the stack trace of an error.")
  private boolean debug;

  @Option(
      names = DRIVER_PATH,
      scope = ScopeType.INHERIT,
      paramLabel = "FOLDER",
      description = "Load your own driver from the jars in FOLDER; repeatable.")
  private List<Path> driverPath = new ArrayList<>();

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /**
   * The word among those of a command line that should name a command: the first one that is
   * neither an option of this command nor its value. {@code ""} where there is none, or another
   * option comes first.
   */
  static String commandOf(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals(DRIVER_PATH)) {
        i++;
      } else if (!word.startsWith("-")) {
        return word;
      } else if (!word.equals(DEBUG) && !word.startsWith(DRIVER_PATH + "=")) {
        return "";
      }
    }
    return "";
  }

  boolean debug() {
    return debug;
  }

  /** Folders of drivers beside the distribution's. */
  List<Path> driverPath() {
    return driverPath == null ? List.of() : driverPath;
  }

  /** The version that the build wrote into the jar's manifest. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = RootCommand.class.getPackage().getImplementationVersion();
      return new String[] {"xmlbench " + (version == null ? "(not packaged)" : version)};
    }
  }
}
