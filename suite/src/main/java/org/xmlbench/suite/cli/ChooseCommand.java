package org.xmlbench.suite.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.DryRunOption;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.RunFolderOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.TimeBudgetOption;
import org.xmlbench.house.console.OutputException;
import org.xmlbench.house.console.ShellWord;
import org.xmlbench.suite.choose.ChoiceSession;
import org.xmlbench.suite.choose.Requirement;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code choose}: which parser to adopt for a folder of documents. */
@CommandGroup.Of(CommandGroup.START)
@Command(
    name = "choose",
    mixinStandardHelpOptions = true,
    description = {
      "Find the parsers that suit your documents, and compare them.",
      "",
      "A parser qualifies that delivers every document rightly (as 'check' judges it) and meets"
          + " what --must demands. Those that do are given hostile documents ('security') and the"
          + " constraints of XML ('conformance'), and timed on the documents ('run'). The answer"
          + " also says why other parsers do not qualify. It is choice.html in the folder, a page"
          + " to hand on, beside choice.json and the folders of these runs."
    },
    footer = {
      "",
      "Exit codes: 0 done; 2 bad usage or input; 3 no parser qualifies, or nothing could be timed;",
      "130 interrupted."
    })
final class ChooseCommand implements Callable<Integer> {
  private final Session session;
  private final ChoiceSession.Commands commands;

  @Option(
      names = "--documents",
      paramLabel = "DIR",
      description =
          "Every XML file of this folder, which must be named; what else is in it is left out and"
              + " named.")
  private Path documents;

  @Option(
      names = "--must",
      paramLabel = "NAME[|NAME]",
      split = ",",
      description = {
        "What a parser must be or do, all of them: streaming, push, stax, stax-events, pull, tree,",
        "namespaces, dtd, checks, java, safe-by-default, safe-when-hardened, conforming; one of",
        "several with a bar between them: 'push|stax'. --meanings says what each means."
      })
  private List<String> must = new ArrayList<>();

  @Option(names = "--meanings", description = "Print what each name of --must means, and stop.")
  private boolean meanings;

  @Option(
      names = "--driver",
      paramLabel = "ID",
      split = ",",
      description = "Choose among these only; repeatable.")
  private List<String> drivers = new ArrayList<>();

  @Option(
      names = "--profile",
      paramLabel = "P",
      description = "The profile whose blocks and forks time the parsers (default: quick).")
  private String profile = "quick";

  @Option(
      names = TimeBudgetOption.NAME,
      paramLabel = "T",
      description = "Wall time after which no block of the timing starts (default: the profile's).")
  private String budget;

  @Option(
      names = "--resume",
      description =
          "Go on with the choice in --out that was interrupted, asked for with the same options.")
  private boolean resume;

  @Mixin private DryRunOption dryRun = new DryRunOption();

  @Mixin private RunFolderOption place = new RunFolderOption();

  ChooseCommand(Session session, ChoiceSession.Commands commands) {
    this.session = session;
    this.commands = commands;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (meanings) {
      Requirement.lines().forEach(session.out()::println);
      return ExitCode.OK;
    }
    List<Requirement.Demand> demands = must.stream().map(Requirement::demand).toList();
    if (documents == null || !Files.isDirectory(documents)) {
      throw new UserErrorException(
          documents == null
              ? "--documents DIR is missing: name the folder of your documents"
              : "--documents %s: no folder".formatted(documents));
    }
    Path folder = place.folder("choice");
    ChoiceSession.Asked asked =
        new ChoiceSession.Asked(documents, drivers, demands, profile, budget, goOn(folder));
    ChoiceSession choice = new ChoiceSession(session, commands, folder);
    try {
      if (dryRun.asked()) {
        return choice.plan(asked);
      }
      requireNew(folder);
      Files.createDirectories(folder);
      return choice.choose(asked);
    } catch (IOException e) {
      throw OutputException.file(folder, e);
    } catch (UncheckedIOException e) {
      throw OutputException.file(folder, e.getCause());
    }
  }

  private void requireNew(Path folder) {
    if (Files.exists(folder.resolve(ChoiceSession.FILE))) {
      throw new UserErrorException("%s holds a choice: name another folder".formatted(folder));
    }
    boolean begun = ChoiceSession.isBegun(folder);
    if (begun && !resume) {
      throw new UserErrorException(
          "%s holds a choice that was interrupted: go on with --resume, or name another folder"
              .formatted(folder));
    }
    if (resume && !begun) {
      throw new UserErrorException(
          "%s holds no choice that could be resumed: name its folder with --out".formatted(folder));
    }
  }

  /** What goes on with it; a budget is of one session. */
  private String goOn(Path folder) {
    List<String> words = new ArrayList<>(List.of("xmlbench", "choose", "--resume"));
    words.addAll(List.of("--documents", documents.toString()));
    must.forEach(name -> words.addAll(List.of("--must", name)));
    drivers.forEach(id -> words.addAll(List.of("--driver", id)));
    words.addAll(List.of("--profile", profile, "--out", folder.toString()));
    return words.stream().map(ShellWord::quoted).collect(Collectors.joining(" "));
  }
}
