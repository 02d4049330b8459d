package org.xmlbench.suite.readahead;

import java.io.Closeable;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.condition.LeftOvers;
import org.xmlbench.readahead.condition.PreparedStorage;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.results.readahead.Advice;
import org.xmlbench.results.readahead.AdviceFinals;
import org.xmlbench.results.readahead.AdviceScore;
import org.xmlbench.results.readahead.CaseAdvice;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.suite.console.ShellWord;
import org.xmlbench.suite.run.DocumentStore;
import org.xmlbench.suite.run.Manifests;
import org.xmlbench.suite.run.MeasuringSession;
import org.xmlbench.suite.run.PreparedDocument;
import org.xmlbench.suite.run.Referee;

/**
 * How good advice is: in each case the adviser is asked first, then all strategies are measured by
 * the experiment's own rounds, and those that may be the best in further ones. What was advised and
 * measured is written as it comes.
 */
public final class AdviceBenchmark {
  private final List<ReadaheadRequest> requests;
  private final AdviceRounds rounds;
  private final Map<String, String> options;
  private final Path out;
  private final Referee referee;
  private final PrintStream err;

  /**
   * @param requests one for each case, of one document, condition and driver
   * @param rounds how often the strategies are measured
   * @param options by which they are made again, for the manifest
   * @param out the run folder
   * @param err takes progress
   */
  public AdviceBenchmark(
      List<ReadaheadRequest> requests,
      AdviceRounds rounds,
      Map<String, String> options,
      Path out,
      Referee referee,
      PrintStream err) {
    this.requests = List.copyOf(requests);
    this.rounds = rounds;
    this.options = Map.copyOf(options);
    this.out = out;
    this.referee = referee;
    this.err = err;
  }

  /**
   * Advises and measures.
   *
   * @param resume whether {@code out} holds the beginning of this run
   * @throws UserErrorException when the host is locked, {@code out} cannot be written, or no
   *     condition is available
   */
  public ReadaheadSession.Outcome run(boolean resume) throws IOException, InterruptedException {
    LeftOvers.sweep().forEach(err::println);
    return MeasuringSession.hold(
        out,
        "the benchmark of advice",
        "go on with: xmlbench advice-benchmark --resume --out " + ShellWord.quoted(out.toString()),
        1,
        err,
        session -> run(session, resume));
  }

  private ReadaheadSession.Outcome run(MeasuringSession session, boolean resume)
      throws IOException, InterruptedException {
    Map<StorageCondition, String> unavailable =
        ReadaheadSession.unavailable(conditions(), session.work(), err);
    AdvicePlan plan = AdvicePlan.of(requests);
    if (unavailable.keySet().containsAll(conditions())) {
      throw new UserErrorException("none of the conditions is available on this host");
    }
    DocumentStore documents = session.prepare(plan.plan().documents(), referee);
    documents.requireAnyWellFormed();
    RunFolder folder = resume ? RunFolder.open(out) : create(plan, documents, unavailable);
    DoctorFile.append(folder.path(), session.diagnosis());
    WarmUpFiles warmUps = new WarmUpFiles(session.work());
    for (Map.Entry<ReadaheadRequest, StorageGroup> one : plan.groups().entrySet()) {
      StorageGroup group = one.getValue();
      if (!unavailable.containsKey(group.storage())) {
        advise(session, folder, group, documents.get(group.group().document()));
        measure(
            group,
            (measured, upTo) -> {
              Rounds some =
                  new Rounds(
                      session,
                      folder,
                      documents,
                      List.of(measured),
                      one.getKey().with(rounds.upTo(upTo)),
                      warmUps);
              some.takeUp(folder.forks().records());
              some.run();
            },
            folder);
      }
    }
    return ReadaheadSession.Outcome.of(folder);
  }

  /** Brings the rounds of a group to that number; those that were made are not made again. */
  private interface Measuring {
    void upTo(StorageGroup group, int round) throws IOException, InterruptedException;
  }

  private void measure(StorageGroup group, Measuring measuring, RunFolder folder)
      throws IOException, InterruptedException {
    measuring.upTo(group, rounds.screening());
    List<String> chosen = choose(group, folder).strategies();
    StorageGroup finals = group.only(cell -> chosen.contains(group.strategies().get(cell.cell())));
    for (int last = rounds.firstLook(); last <= rounds.last(); last++) {
      measuring.upTo(finals, last);
      if (score(group, folder).isKnownWithin(rounds.halfWidth())) {
        return;
      }
    }
  }

  /** Who is measured further, by the rounds with all strategies; written beside the advice. */
  private AdviceFinals choose(StorageGroup group, RunFolder folder) {
    List<CaseAdvice> all = new ArrayList<>(CaseAdvice.read(folder.path()));
    CaseAdvice advised = all.stream().filter(group::isOf).findFirst().orElseThrow();
    AdviceFinals finals = AdviceFinals.of(advised, rounds.screening(), folder.forks().records());
    all.replaceAll(one -> group.isOf(one) ? one.with(finals) : one);
    CaseAdvice.write(folder.path(), all);
    return finals;
  }

  private static AdviceScore score(StorageGroup group, RunFolder folder) {
    CaseAdvice advised =
        CaseAdvice.read(folder.path()).stream().filter(group::isOf).findFirst().orElseThrow();
    return AdviceScore.of(List.of(advised), folder.forks().records()).getFirst();
  }

  private Set<StorageCondition> conditions() {
    return requests.stream()
        .flatMap(request -> request.conditions().stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private RunFolder create(
      AdvicePlan plan, DocumentStore documents, Map<StorageCondition, String> unavailable) {
    Map<String, String> all = new LinkedHashMap<>(options);
    unavailable.forEach(
        (condition, why) -> all.put(ReadaheadSession.UNAVAILABLE + condition.name(), why));
    String run = out.getFileName().toString();
    return RunFolder.create(out, Manifests.of(run, plan.plan(), all, TimingClock.WALL, documents));
  }

  /** Asks the adviser about a case that it was not asked about yet. */
  private void advise(
      MeasuringSession session, RunFolder folder, StorageGroup group, PreparedDocument document)
      throws IOException {
    List<CaseAdvice> all = new ArrayList<>(CaseAdvice.read(folder.path()));
    if (all.stream().anyMatch(group::isOf)) {
      return;
    }
    PreparedStorage storage =
        PreparedStorage.open(group.storage(), List.of(document.file()), session.work());
    try (Closeable _ = session.undoneWhenInterrupted(storage)) {
      Advice advice =
          new Adviser(group.driver())
              .advise(storage.place(document.file()), !group.storage().cached(), storage::admit);
      err.printf(
          "%s: advised %s in %.0f s%n", group.title(), advice.recommended(), advice.seconds());
      all.add(
          new CaseAdvice(
              group.driver().id(),
              group.group().document().name(),
              group.storage().name(),
              advice,
              null));
      CaseAdvice.write(folder.path(), all);
    }
  }
}
