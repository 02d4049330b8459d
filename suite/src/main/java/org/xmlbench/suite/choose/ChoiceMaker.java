package org.xmlbench.suite.choose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.GeometricMean;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Reading;
import org.xmlbench.results.store.RunFolder;

/** Puts together who qualifies, how fast they are, and why others do not. */
final class ChoiceMaker {
  private final List<Requirement.Demand> demands;
  private final Map<String, List<String>> reasons = new LinkedHashMap<>();
  private final Map<String, List<DriverScore.Figure>> found = new HashMap<>();
  private final Map<String, List<String>> refused = new HashMap<>();
  private final List<LibrarySubject<DriverDescription>> drivers;

  /**
   * @param drivers those of which some may qualify
   */
  ChoiceMaker(List<LibrarySubject<DriverDescription>> drivers, List<Requirement.Demand> demands) {
    this.drivers = List.copyOf(drivers);
    this.demands = List.copyOf(demands);
    drivers.forEach(driver -> reasons.put(driver.id(), new ArrayList<>()));
  }

  /** Those that qualify by all that is known. */
  List<LibrarySubject<DriverDescription>> candidates() {
    return drivers.stream().filter(driver -> reasons.get(driver.id()).isEmpty()).toList();
  }

  /** Adds why a driver does not qualify. */
  void exclude(String driver, List<String> why) {
    reasons.get(driver).addAll(why);
  }

  /** Excludes who does not meet what is demanded, by what drivers say of themselves. */
  void excludeByDescription() {
    for (LibrarySubject<DriverDescription> driver : drivers) {
      driver.unavailable().ifPresent(why -> exclude(driver.id(), List.of(why)));
      for (Requirement.Demand demand : demands) {
        if (demand.alternatives().stream().noneMatch(Requirement::isMeasured)) {
          List<String> unmet = new ArrayList<>();
          boolean met = false;
          for (Requirement one : demand.alternatives()) {
            Optional<String> why = one.unmet(driver.description());
            met |= why.isEmpty();
            why.ifPresent(unmet::add);
          }
          if (!met) {
            exclude(
                driver.id(), List.of("%s: %s".formatted(demand.text(), String.join("; ", unmet))));
          }
        }
      }
    }
  }

  /** Takes what a scorecard found. */
  void take(List<DriverScore> scores) {
    for (DriverScore score : scores) {
      found.computeIfAbsent(score.driver(), driver -> new ArrayList<>()).addAll(score.figures());
    }
  }

  /** Takes how a driver reads the recorded corpus: who delivers the user's documents qualifies. */
  void take(String driver, Reading reading) {
    found
        .computeIfAbsent(driver, id -> new ArrayList<>())
        .add(new DriverScore.Figure(null, "reads rightly", reading.text(), null));
  }

  /** Takes which documents each driver's library refuses once it is hardened. */
  void takeRefused(Map<String, List<String>> byDriver) {
    refused.putAll(byDriver);
  }

  /** Excludes who does not meet what is demanded, by what all scorecards found. */
  void excludeByScores() {
    for (LibrarySubject<DriverDescription> driver : candidates()) {
      for (Requirement.Demand demand : demands) {
        if (demand.alternatives().stream().anyMatch(Requirement::isMeasured)
            && demand.alternatives().stream().noneMatch(one -> isMet(one, driver))) {
          exclude(driver.id(), List.of(demand.text() + ": " + figures(demand, driver.id())));
        }
      }
    }
  }

  private boolean isMet(Requirement requirement, LibrarySubject<DriverDescription> driver) {
    if (!requirement.isMeasured()) {
      return requirement.unmet(driver.description()).isEmpty();
    }
    if (requirement == Requirement.SAFE_WHEN_HARDENED && !refused(driver.id()).isEmpty()) {
      return false;
    }
    List<DriverScore.Figure> own = figures(requirement, driver.id());
    return !own.isEmpty() && own.stream().allMatch(figure -> Boolean.TRUE.equals(figure.met()));
  }

  private List<String> refused(String driver) {
    return refused.getOrDefault(driver, List.of());
  }

  private List<DriverScore.Figure> figures(Requirement requirement, String driver) {
    return found.getOrDefault(driver, List.of()).stream()
        .filter(figure -> requirement.label().equals(figure.requirement()))
        .toList();
  }

  private String figures(Requirement.Demand demand, String driver) {
    Stream<String> found =
        demand.alternatives().stream()
            .flatMap(one -> figures(one, driver).stream())
            .map(figure -> figure.head() + " " + figure.whole());
    Stream<String> documents =
        demand.alternatives().contains(Requirement.SAFE_WHEN_HARDENED)
            ? refused(driver).stream().map(sentence -> "hardened, " + sentence)
            : Stream.empty();
    String all = Stream.concat(found, documents).collect(Collectors.joining(", "));
    return all.isEmpty() ? "not known" : all;
  }

  /**
   * What is known of a candidate without running it.
   *
   * @param hardened how its library is set up; empty where its driver does not say
   * @param advisories what is known of its library's faults
   */
  record Known(Optional<LibrarySetup> hardened, String advisories) {}

  /**
   * The choice.
   *
   * @param run the run over the documents; empty where no parser qualifies
   * @param notices a sentence for each thing to know of the documents
   * @param known of each candidate, by its id
   */
  Choice choice(
      String createdUtc,
      Optional<RunFolder> run,
      List<String> documents,
      List<String> notices,
      Map<String, Known> known) {
    Optional<Comparison> comparison = run.map(folder -> RunResults.of(folder).comparison());
    TimedShare share = TimedShare.of(run, documents);
    List<Choice.Candidate> qualified =
        candidates().stream()
            .map(driver -> candidate(driver, comparison, share, known.get(driver.id())))
            .sorted(
                Comparator.comparing(
                    candidate ->
                        candidate.time() == null ? Double.MAX_VALUE : candidate.time().value()))
            .toList();
    List<Choice.Other> others =
        reasons.entrySet().stream()
            .filter(entry -> !entry.getValue().isEmpty())
            .map(entry -> new Choice.Other(entry.getKey(), entry.getValue()))
            .toList();
    List<String> all = new ArrayList<>(share.notices());
    all.addAll(notices);
    comparison.ifPresent(compared -> all.addAll(compared.notices()));
    run.ifPresent(folder -> all.addAll(ChoiceDoubts.of(folder, comparison.orElseThrow())));
    return new Choice(
        createdUtc,
        run.map(folder -> words(folder.manifest().host())).orElse("nothing was timed"),
        documents,
        demands.stream().map(demand -> new Choice.Must(demand.text(), demand.meaning())).toList(),
        answer(qualified) + (qualified.isEmpty() ? "" : share.sentence()),
        qualified,
        others,
        all);
  }

  private static String words(HostFingerprint host) {
    return "%s, processors: %s, JDK %s".formatted(host.cpu(), host.cores(), host.jdkVersion());
  }

  private static String answer(List<Choice.Candidate> qualified) {
    if (qualified.isEmpty()) {
      return "No parser qualifies.";
    }
    if (qualified.size() == 1) {
      return "%s: the only parser that qualifies.".formatted(qualified.getFirst().driver());
    }
    List<String> fastest =
        qualified.stream().filter(Choice.Candidate::fastest).map(Choice.Candidate::driver).toList();
    return fastest.isEmpty()
        ? "%d parsers qualify; which of them is the fastest is not known."
            .formatted(qualified.size())
        : "%s: the fastest of %d parsers that qualify%s."
            .formatted(
                String.join(", ", fastest),
                qualified.size(),
                fastest.size() == 1 ? "" : ", or not shown to be slower");
  }

  private Choice.Candidate candidate(
      LibrarySubject<DriverDescription> driver,
      Optional<Comparison> comparison,
      TimedShare share,
      Known known) {
    Optional<GeometricMean.Figure> mean =
        comparison.flatMap(compared -> mean(compared, driver.id()));
    List<Estimate> times = new ArrayList<>();
    for (String document : share.documents()) {
      times.add(
          comparison
              .flatMap(compared -> figure(compared, document, driver.id()))
              .map(figure -> figure.ratios().ratio())
              .orElse(null));
    }
    Optional<SubjectFigure> only =
        comparison.flatMap(
            compared ->
                share.onlyOne().flatMap(document -> figure(compared, document, driver.id())));
    boolean fastest =
        mean.map(GeometricMean.Figure::fastest)
            .orElseGet(() -> only.filter(figure -> figure.standing().fastest()).isPresent());
    return new Choice.Candidate(
        driver.id(),
        driver.description().library().name(),
        driver.version(),
        driver.description().library().licence(),
        driver.description().library().artifact(),
        mean.map(GeometricMean.Figure::ratio)
            .orElseGet(() -> only.map(figure -> figure.ratios().ratio()).orElse(null)),
        fastest,
        times,
        found.getOrDefault(driver.id(), List.of()),
        known.hardened().map(LibrarySetup::lines).orElse(List.of()),
        known.hardened().map(LibrarySetup::source).orElse(null),
        refused(driver.id()),
        known.advisories());
  }

  private static Optional<GeometricMean.Figure> mean(Comparison comparison, String driver) {
    return comparison.geometricMeans().stream()
        .flatMap(mean -> mean.subjects().stream())
        .filter(figure -> isOf(figure.subject(), driver))
        .findFirst();
  }

  private static Optional<SubjectFigure> figure(
      Comparison comparison, String document, String driver) {
    return comparison.documents().stream()
        .filter(one -> one.document().equals(document))
        .map(DocumentComparison::subjects)
        .flatMap(List::stream)
        .filter(figure -> figure.subject().equals(driver))
        .filter(figure -> Objects.nonNull(figure.ratios().ratio()))
        .findFirst();
  }

  /** A tree's label has its operation, too. */
  private static boolean isOf(String label, String driver) {
    return label.equals(driver) || label.startsWith(driver + " ");
  }
}
