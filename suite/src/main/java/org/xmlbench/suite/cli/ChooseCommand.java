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
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.DryRunOption;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.OptionSection;
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
      "A parser qualifies if it reads every document rightly (see 'check') and meets all of --must."
          + " Those that qualify are tested against hostile documents ('security') and XML's"
          + " constraints ('conformance'), and timed on your documents ('run'). The answer,"
          + " choice.html in the run folder, also says why other parsers do not qualify."
          + " choice.json and the folders of these runs are beside it."
    },
    footer = {
      "",
      "Exit codes: 0 done; 2 bad usage or input; 3 no parser qualifies, or nothing could be timed;"
          + " 130 interrupted."
    })
final class ChooseCommand implements Callable<Integer> {
  private final Session session;
  private final ChoiceSession.Commands commands;

  @Option(
      names = "--documents",
      paramLabel = "DIR",
      description =
          "Folder of your documents: every XML file in it is used, other files are skipped and"
              + " listed.")
  private Path documents;

  @Choices.Of(Requirement.class)
  @Option(
      names = "--must",
      paramLabel = "NAME[|NAME]",
      split = ",",
      description =
          "What a parser must be or do, all of: ${COMPLETION-CANDIDATES}. 'push|stax' asks for one"
              + " of the two. --meanings explains each.")
  private List<String> must = new ArrayList<>();

  @Option(names = "--meanings", description = "Print the meaning of each name of --must, and stop.")
  private boolean meanings;

  @Option(
      names = "--driver",
      paramLabel = "ID",
      split = ",",
      description = "Choose among these only; repeatable.")
  private List<String> drivers = new ArrayList<>();

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(
      names = "--profile",
      paramLabel = "P",
      description =
          "Profile of run whose blocks and forks time the parsers (default: ${DEFAULT-VALUE}).")
  private String profile = "quick";

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(
      names = TimeBudgetOption.NAME,
      paramLabel = "T",
      description = "Start no block of the timing later than this (default: the profile's).")
  private String budget;

  @OptionSection.Of(OptionSection.RUN)
  @Option(
      names = "--resume",
      description = "Resume the interrupted choice in --out, with the same options.")
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
