package org.xmlbench.suite;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Entry point of the {@code xmlbench} command. */
@Command(
    name = "xmlbench",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Benchmarks of XML parsers: verified first, then timed.")
public final class Main implements Runnable {

  private Main() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }

  /** The version that the build wrote into the jar's manifest. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"xmlbench " + (version == null ? "(not packaged)" : version)};
    }
  }
}
