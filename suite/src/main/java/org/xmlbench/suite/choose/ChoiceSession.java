package org.xmlbench.suite.choose;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.house.check.CheckedDocument;
import org.xmlbench.house.check.DocumentFiles;
import org.xmlbench.house.command.BlocksOption;
import org.xmlbench.house.command.DryRunOption;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.RunFolderOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.TimeBudgetOption;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.home.LibraryFacts;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.Maintenance;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.Resumption;
import org.xmlbench.inspection.DocumentInspection;
import org.xmlbench.inspection.DocumentInspector;
import org.xmlbench.results.scorecard.ScoreFile;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.WholeFile;

/** Makes a choice, by the commands that find out what is to be known for it. */
public final class ChoiceSession {
  /** What the choice is kept in. */
  public static final String FILE = "choice.json";

  private static final String PAGE = "choice.html";
  private static final String RUN = "run";

  /** The scorecards that are asked, by the names of their commands. */
  private static final List<String> SCORECARDS = List.of("conformance", "security");

  private final Session session;
  private final Commands commands;
  private final Path folder;
  private final List<String> leftOut = new ArrayList<>();

  /** Runs a command of the command line. */
  @FunctionalInterface
  public interface Commands {
    /**
     * Runs it.
     *
     * @param out takes what it prints on standard output
     * @return its exit code
     */
    int run(List<String> words, PrintStream out);
  }

  /**
   * What the user asks.
   *
   * @param documents the folder of documents
   * @param drivers ids of the drivers to choose among; empty of all
   * @param profile that times them
   * @param budget wall time of the timing; {@code null} for the profile's
   * @param goOn the command that goes on with a choice that was interrupted
   */
  public record Asked(
      Path documents,
      List<String> drivers,
      List<Requirement.Demand> demands,
      String profile,
      String budget,
      String goOn) {
    public Asked {
      drivers = List.copyOf(drivers);
      demands = List.copyOf(demands);
    }
  }

  /**
   * A session.
   *
   * @param folder takes the choice, and the folders of the runs behind it
   */
  public ChoiceSession(Session session, Commands commands, Path folder) {
    this.session = session;
    this.commands = commands;
    this.folder = folder;
  }

  /**
   * Chooses, or goes on with a choice that was interrupted.
   *
   * @return the exit code
   * @throws UserErrorException when there is no document, or none is well-formed
   */
  public int choose(Asked asked) throws IOException, InterruptedException {
    ChoiceMaker maker = maker(asked);
    List<CheckedDocument> documents = documents(asked.documents());
    int exit = tryOptions(maker, asked, documents);
    if (isEnd(exit)) {
      return exit;
    }
    Agreements agreements =
        Agreements.of(
            session.drivers().available(),
            maker.candidates(),
            documents,
            driver -> session.err().println(driver.id() + ": documents done"));
    if (agreements.usable().isEmpty()) {
      throw new UserErrorException(
          "--documents %s: no document in it can be timed: %s"
              .formatted(asked.documents(), String.join("; ", agreements.notices())));
    }
    maker.candidates().forEach(one -> maker.exclude(one.id(), agreements.reasons(one.id())));
    if (!isBegun(RUN)) {
      exit = plan(RUN, maker, CommandWords.withBudget(asked, agreements.usable()), silent());
      if (isEnd(exit)) {
        return exit;
      }
    }
    return Resumption.within(asked.goOn(), () -> measure(maker, asked, agreements));
  }

  /**
   * Shows the plans of the commands behind a choice. Which drivers deliver the documents is not
   * known yet: it is of all that qualify by what they say of themselves.
   *
   * @return the exit code
   */
  public int plan(Asked asked) throws IOException {
    ChoiceMaker maker = maker(asked);
    List<CheckedDocument> documents = documents(asked.documents());
    session
        .out()
        .printf(
            "parsers that may qualify: %d, documents to deliver: %d%n",
            maker.candidates().size(), documents.size());
    if (maker.candidates().isEmpty()) {
      session
          .out()
          .printf(
              "no parser has all of: %s%n",
              asked.demands().stream().map(Requirement.Demand::text).collect(joining(", ")));
    }
    for (String scorecard : SCORECARDS) {
      int exit = plan(scorecard, maker, List.of(), session.out());
      if (isEnd(exit)) {
        return exit;
      }
    }
    return plan(RUN, maker, CommandWords.withBudget(asked, documents), session.out());
  }

  /**
   * Before what takes long: a wrong option would end it after half an hour. Which documents a
   * budget holds is asked only of those that are known to be well-formed, so this plan has none.
   */
  private int tryOptions(ChoiceMaker maker, Asked asked, List<CheckedDocument> documents) {
    if (asked.budget() != null) {
      Durations.parse(TimeBudgetOption.NAME, asked.budget());
    }
    List<String> options = new ArrayList<>(CommandWords.timing(asked, documents));
    options.addAll(List.of(BlocksOption.NAME, "1"));
    return plan(RUN, maker, options, silent());
  }

  private ChoiceMaker maker(Asked asked) {
    SubjectCatalogue<DriverDescription> catalogue = session.drivers();
    ChoiceMaker maker =
        new ChoiceMaker(
            asked.drivers().isEmpty()
                ? catalogue.entries()
                : catalogue.select(asked.drivers(), session::warn),
            asked.demands());
    maker.excludeByDescription();
    return maker;
  }

  private static PrintStream silent() {
    return new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
  }

  private int measure(ChoiceMaker maker, Asked asked, Agreements agreements) {
    try {
      for (String scorecard : SCORECARDS) {
        int exit = run(scorecard, maker, List.of(), List.of());
        if (isEnd(exit)) {
          return exit;
        }
        ScoreFile.of(scorecard)
            .read(folder.resolve(scorecard))
            .ifPresent(file -> maker.take(file.scores()));
      }
      maker.takeRefused(HardenedReading.of(maker.candidates(), agreements));
      maker.excludeByScores();
      int exit =
          run(
              RUN,
              maker,
              CommandWords.timing(asked, agreements.usable()),
              CommandWords.budget(asked));
      if (isEnd(exit)) {
        return exit;
      }
      return write(maker, agreements);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.INTERRUPTED;
    }
  }

  /** Whether a folder holds a part of a choice. */
  public static boolean isBegun(Path folder) {
    return Stream.concat(SCORECARDS.stream(), Stream.of(RUN))
        .anyMatch(part -> Files.exists(folder.resolve(part).resolve(RunFolder.MANIFEST)));
  }

  private boolean isBegun(String part) {
    return Files.exists(folder.resolve(part).resolve(RunFolder.MANIFEST));
  }

  /** Also of a plan: how long forks take is known from the runs beside the folder. */
  private List<String> into(String command) {
    return List.of(RunFolderOption.NAME, folder.resolve(command).toString());
  }

  /** Whether a command ended in a way after which nothing more is to be found out. */
  private static boolean isEnd(int exit) {
    return exit != ExitCode.OK && exit != ExitCode.FAULT;
  }

  private List<CheckedDocument> documents(Path from) throws IOException {
    DocumentFiles files = DocumentFiles.in(from);
    for (DocumentFiles.LeftOut left : files.leftOut()) {
      String line = left.file() + ": " + left.reason();
      session.warn(line);
      leftOut.add(line);
    }
    if (files.files().isEmpty()) {
      throw new UserErrorException("--documents %s: there is no XML file in it".formatted(from));
    }
    List<CheckedDocument> documents = new ArrayList<>();
    for (Path file : files.files()) {
      DocumentInspection inspection = DocumentInspector.inspect(file);
      documents.add(
          new CheckedDocument(
              file.toString(),
              file,
              inspection.outside(),
              inspection.needs(),
              Optional.empty(),
              inspection.expands()));
    }
    return documents;
  }

  /**
   * Runs a command over those that qualify so far, or resumes its run where it was interrupted.
   *
   * @param more its options beside drivers and folder
   * @param always those that a resumed run takes, too
   */
  private int run(String command, ChoiceMaker maker, List<String> more, List<String> always) {
    if (maker.candidates().isEmpty()) {
      return ExitCode.OK;
    }
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(into(command));
    if (isBegun(command)) {
      words.add("--resume");
    } else {
      words.addAll(CommandWords.drivers(maker));
      words.addAll(more);
    }
    words.addAll(always);
    return commands.run(words, session.err());
  }

  private int plan(String command, ChoiceMaker maker, List<String> more, PrintStream out) {
    if (maker.candidates().isEmpty()) {
      return ExitCode.OK;
    }
    List<String> words = new ArrayList<>(List.of(command, DryRunOption.NAME));
    if (!isBegun(command)) {
      words.addAll(into(command));
    }
    words.addAll(CommandWords.drivers(maker));
    words.addAll(more);
    return commands.run(words, out);
  }

  private int write(ChoiceMaker maker, Agreements agreements) throws IOException {
    Optional<RunFolder> timed =
        maker.candidates().isEmpty()
            ? Optional.empty()
            : Optional.of(RunFolder.open(folder.resolve(RUN)));
    List<String> notices = new ArrayList<>(leftOut);
    notices.addAll(agreements.notices());
    Map<String, ChoiceMaker.Known> known = new LinkedHashMap<>();
    for (LibrarySubject<DriverDescription> driver : maker.candidates()) {
      timed
          .flatMap(run -> run.manifest().before().reading(driver.id()))
          .ifPresent(reading -> maker.take(driver.id(), reading));
      LibraryFacts facts = LibraryFacts.of(driver, session.home().get().coreClassPath());
      maker.take(List.of(Maintenance.of(driver.id(), driver.description(), facts)));
      known.put(
          driver.id(),
          new ChoiceMaker.Known(
              driver.setups().map(LibrarySetups::hardened),
              facts.advisoriesInFull(driver.description().library())));
    }
    Choice choice =
        maker.choice(
            Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
            timed,
            agreements.usable().stream().map(CommandWords::name).toList(),
            notices,
            known);
    WholeFile.write(folder.resolve(FILE), StoreJson.file(choice));
    WholeFile.write(folder.resolve(PAGE), ChoicePage.render(choice));
    session.out().print(ChoiceText.render(choice));
    session.out().println("page: " + folder.resolve(PAGE));
    session.out().flush();
    return choice.qualified().isEmpty() ? ExitCode.INCONCLUSIVE : ExitCode.OK;
  }
}
