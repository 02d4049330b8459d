package org.xmlbench.suite.choose;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.inspection.DocumentInspection;
import org.xmlbench.inspection.DocumentInspector;
import org.xmlbench.results.scorecard.ScoreFile;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.WholeFile;
import org.xmlbench.suite.check.CheckedDocument;
import org.xmlbench.suite.check.DocumentFiles;
import org.xmlbench.suite.command.ExitCode;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.home.Advisories;
import org.xmlbench.suite.home.LibraryFacts;
import org.xmlbench.suite.home.LibrarySubject;
import org.xmlbench.suite.home.Maintenance;
import org.xmlbench.suite.home.SubjectCatalogue;

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

  /** Runs a command of the command line. */
  @FunctionalInterface
  public interface Commands {
    /**
     * Runs it; what it prints goes to standard error.
     *
     * @return its exit code
     */
    int run(List<String> words);
  }

  /**
   * What the user asks.
   *
   * @param documents the folder of documents
   * @param drivers ids of the drivers to choose among; empty of all
   * @param demands what is demanded
   * @param profile that times them
   * @param budget wall time of the timing; {@code null} for the profile's
   */
  public record Asked(
      Path documents,
      List<String> drivers,
      List<Requirement.Demand> demands,
      String profile,
      String budget) {
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
   * Chooses.
   *
   * @return the exit code
   */
  public int choose(Asked asked) throws IOException, InterruptedException {
    SubjectCatalogue<DriverDescription> catalogue = session.drivers();
    List<LibrarySubject<DriverDescription>> among =
        asked.drivers().isEmpty() ? catalogue.entries() : catalogue.select(asked.drivers());
    ChoiceMaker maker = new ChoiceMaker(among, asked.demands());
    maker.excludeByDescription();
    Agreements agreements =
        Agreements.of(
            catalogue.available(),
            maker.candidates(),
            documents(asked.documents()),
            driver -> session.err().println(driver.id() + ": documents done"));
    maker.candidates().forEach(one -> maker.exclude(one.id(), agreements.reasons(one.id())));
    for (String scorecard : SCORECARDS) {
      if (!maker.candidates().isEmpty()) {
        int exit = run(scorecard, maker, List.of());
        if (isEnd(exit)) {
          return exit;
        }
        ScoreFile.of(scorecard)
            .read(folder.resolve(scorecard))
            .ifPresent(file -> maker.take(file.scores()));
      }
    }
    maker.excludeByScores();
    Optional<RunFolder> timed = Optional.empty();
    if (!maker.candidates().isEmpty()) {
      int exit = run(RUN, maker, timing(asked, agreements));
      if (isEnd(exit)) {
        return exit;
      }
      timed = Optional.of(RunFolder.open(folder.resolve(RUN)));
    }
    return write(maker, agreements, timed);
  }

  /** Whether a command ended in a way after which nothing more is to be found out. */
  private static boolean isEnd(int exit) {
    return exit != ExitCode.OK && exit != ExitCode.FAULT;
  }

  private List<CheckedDocument> documents(Path from) throws IOException {
    DocumentFiles files = DocumentFiles.in(from);
    files.leftOut().forEach(left -> session.warn(left.file() + ": " + left.reason()));
    if (files.files().isEmpty()) {
      throw new UserErrorException("--documents %s: there is no XML file in it".formatted(from));
    }
    List<CheckedDocument> documents = new ArrayList<>();
    for (Path file : files.files()) {
      DocumentInspection inspection = DocumentInspector.inspect(file);
      documents.add(
          new CheckedDocument(
              file.toString(), file, inspection.outside(), inspection.needs(), Optional.empty()));
    }
    return documents;
  }

  private int run(String command, ChoiceMaker maker, List<String> more) {
    List<String> words = new ArrayList<>(List.of(command));
    maker.candidates().forEach(one -> words.addAll(List.of("--driver", one.id())));
    words.addAll(List.of("--out", folder.resolve(command).toString()));
    words.addAll(more);
    return commands.run(words);
  }

  private static List<String> timing(Asked asked, Agreements agreements) {
    List<String> words = new ArrayList<>(List.of("--profile", asked.profile()));
    agreements.usable().forEach(document -> words.addAll(List.of("--document", name(document))));
    if (asked.budget() != null) {
      words.addAll(List.of("--time-budget", asked.budget()));
    }
    return words;
  }

  private static String name(CheckedDocument document) {
    return Task.FILE + document.file().toAbsolutePath().normalize();
  }

  private int write(ChoiceMaker maker, Agreements agreements, Optional<RunFolder> timed)
      throws IOException {
    Map<String, ChoiceMaker.Known> known = new LinkedHashMap<>();
    for (LibrarySubject<DriverDescription> driver : maker.candidates()) {
      LibraryFacts facts = LibraryFacts.of(driver, session.home().get().coreClassPath());
      maker.take(List.of(Maintenance.of(driver.id(), driver.description(), facts)));
      known.put(
          driver.id(),
          new ChoiceMaker.Known(
              driver.setups().map(LibrarySetups::hardened),
              facts.advisories().map(Advisories::text).orElse("not looked up")));
    }
    Choice choice =
        maker.choice(
            Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
            timed,
            agreements.usable().stream().map(ChoiceSession::name).toList(),
            agreements.notices(),
            known);
    WholeFile.write(folder.resolve(FILE), StoreJson.file(choice));
    WholeFile.write(folder.resolve(PAGE), ChoicePage.render(choice));
    session.out().print(ChoiceText.render(choice));
    session.out().println("page: " + folder.resolve(PAGE));
    session.out().flush();
    return choice.qualified().isEmpty() ? ExitCode.INCONCLUSIVE : ExitCode.OK;
  }
}
