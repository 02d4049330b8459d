package org.xmlbench.families.strategies.runs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.families.strategies.tables.advice.Advice;
import org.xmlbench.families.strategies.tables.advice.AdviceText;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.WaitOption;
import org.xmlbench.house.console.OutputException;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.engine.plan.TimedDocuments;
import org.xmlbench.house.home.InputFiles;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.StreamingDriver;
import org.xmlbench.house.run.ExpectedEvents;
import org.xmlbench.house.run.HostLock;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.storage.condition.AbandonedState;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code advise}: which input strategy to use for a file here. */
@CommandGroup.Of(CommandGroup.START)
@Command(
    name = "advise",
    mixinStandardHelpOptions = true,
    description = {
      "Recommend how to read a large file on this host.",
      "It tries the input strategies on the beginning of the file, for about ten seconds."
    },
    footer = {
      "",
      "If the file is not in the page cache, it is evicted again before each trial.",
      "",
      "Exit codes: 0 done; 2 bad usage or input."
    })
final class AdviseCommand implements Callable<Integer> {
  /** A file of which less than this share is in the page cache is read from the device. */
  private static final double MOSTLY = 0.5;

  private final Session session;

  @Parameters(paramLabel = "FILE", description = "An XML file of at least 1 MiB.")
  private String file;

  @Option(
      names = "--driver",
      paramLabel = "ID",
      description = "The streaming driver that parses (default: ${DEFAULT-VALUE}).")
  private String driver = ReadaheadProfile.DRIVER;

  @Option(names = "--cold", description = "Assume that the file is not in the page cache.")
  private boolean cold;

  @Option(names = "--cached", description = "Assume that the whole file is in the page cache.")
  private boolean cached;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Mixin private WaitOption wait = new WaitOption();

  AdviseCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (cold && cached) {
      throw new UserErrorException("--cold and --cached exclude each other: give one of them");
    }
    LibrarySubject<DriverDescription> entry = StreamingDriver.of(session.drivers().named(driver));
    Path path = InputFiles.readable(file);
    try (var _ = HostLock.take(HostLock.defaultFile(), "advice on " + path)) {
      AbandonedState.cleanUp().forEach(session.err()::println);
      boolean fromDevice = cold || !cached && StrategyAdviser.residentShare(path) < MOSTLY;
      Advice advice = advice(entry, path, fromDevice);
      session.out().print(json ? StoreJson.file(advice) : AdviceText.render(advice));
      session.out().flush();
      return ExitCode.OK;
    } catch (IOException e) {
      throw OutputException.file(path, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.INTERRUPTED;
    }
  }

  /** A driver that counts lines differently does not report where a document is not well-formed. */
  private Advice advice(LibrarySubject<DriverDescription> entry, Path path, boolean fromDevice)
      throws IOException, InterruptedException {
    try {
      return new StrategyAdviser(entry).advise(path, fromDevice, pid -> {});
    } catch (UserErrorException e) {
      if (entry.description().lacks().contains(Capability.ERROR_LINE)
          && TimedDocuments.named(TimedDocument.UserFile.PREFIX + path)
              instanceof TimedDocument.UserFile document
          && Runs.referee(session.drivers(), session.err()).judge(List.of(document)).get(document)
              instanceof ExpectedEvents.Malformed malformed) {
        throw new UserErrorException(path + ": " + malformed.reason(), e);
      }
      throw e;
    }
  }
}
