package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.report.StrategyJson;
import org.xmlbench.suite.console.OutputException;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.home.InputFiles;
import org.xmlbench.suite.readahead.Advice;
import org.xmlbench.suite.readahead.AdviceText;
import org.xmlbench.suite.readahead.Adviser;
import org.xmlbench.suite.readahead.ReadaheadProfile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code advise}: which input strategy to use for a file here. */
@Command(
    name = "advise",
    mixinStandardHelpOptions = true,
    description =
        "Try the ways to bring a file to the parser on its beginning, for some seconds, and say"
            + " which one to use for it on this host.",
    footer = {
      "",
      "Where the file is not in the page cache, the trials put it out again each time.",
      "",
      "Exit codes: 0 done; 2 bad usage or input."
    })
final class AdviseCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(paramLabel = "FILE", description = "An XML file of at least 1 MiB.")
  private String file;

  @Option(
      names = "--driver",
      paramLabel = "ID",
      description = "The streaming driver that parses (default: piccolo-sax).")
  private String driver = ReadaheadProfile.DRIVER;

  @Option(names = "--cold", description = "As if the file were not in the page cache.")
  private boolean cold;

  @Option(names = "--cached", description = "As if all of the file were in the page cache.")
  private boolean cached;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  AdviseCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (cold && cached) {
      throw new UserErrorException("--cold and --cached exclude each other: give one of them");
    }
    DriverEntry entry = session.drivers().streaming(driver);
    Path path = InputFiles.readable(file);
    Optional<Boolean> asked = cold || cached ? Optional.of(cold) : Optional.empty();
    try {
      Advice advice = new Adviser(entry).advise(path, asked);
      session
          .out()
          .print(json ? StrategyJson.render(advice) : AdviceText.render(advice, entry.id()));
      session.out().flush();
      return ExitCode.OK;
    } catch (IOException e) {
      throw OutputException.file(path, e);
    }
  }
}
