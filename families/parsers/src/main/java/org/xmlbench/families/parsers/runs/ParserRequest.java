package org.xmlbench.families.parsers.runs;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.Percentages;
import org.xmlbench.house.engine.plan.TimedDocuments;
import org.xmlbench.house.run.RunRequest;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.results.stats.FastestRule;
import org.xmlbench.results.stats.MeanRule;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Race;

/**
 * What the user asks of a run of parsers, so that {@code --resume} and {@code replay} make the same
 * plan again. What was not asked for is {@code null} or empty, and the profile's is taken.
 *
 * @param profile name of the profile to start from
 * @param choice what is measured instead of what the profile has
 * @param amount how much is measured instead of what the profile has
 * @param seed seed of the order of forks
 * @param timing how forks are timed
 * @param racing the race of the run, as its first session began it
 */
record ParserRequest(
    String profile,
    @JsonUnwrapped Choice choice,
    @JsonUnwrapped Amount amount,
    long seed,
    @JsonUnwrapped RunTiming timing,
    @JsonUnwrapped Racing racing)
    implements RunRequest {
  private static final String HALF_WIDTH = "--half-width";

  /** Checks that nothing is missing. */
  public ParserRequest {
    Objects.requireNonNull(profile, "it has no profile");
    Objects.requireNonNull(choice, "it has no drivers");
    Objects.requireNonNull(amount, "it has no blocks");
    Objects.requireNonNull(timing, "it has no clock");
    racing = racing == null ? Racing.NONE : racing;
  }

  /** A request without a race. */
  ParserRequest(String profile, Choice choice, Amount amount, long seed, RunTiming timing) {
    this(profile, choice, amount, seed, timing, Racing.NONE);
  }

  ParserRequest with(Racing other) {
    return new ParserRequest(profile, choice, amount, seed, timing, other);
  }

  /**
   * The race of a run. Its first session decides both, and later ones follow.
   *
   * @param firstBlocks blocks of all subjects; {@code null} where no subject races
   * @param leavingBlocks {@link Race#leavingBlocks()}, also of runs that were made before a profile
   *     said so
   * @param overBudget documents of the profile that the time budget does not hold
   */
  record Racing(
      Integer firstBlocks,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) int leavingBlocks,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<String> overBudget) {
    /** Every subject gets every block of every document. */
    static final Racing NONE = new Racing(null, 0, List.of());

    /** Takes absent documents for none. */
    public Racing {
      overBudget = overBudget == null ? List.of() : List.copyOf(overBudget);
    }

    /** A race of every document. */
    static Racing of(int firstBlocks, int leavingBlocks) {
      return new Racing(firstBlocks, leavingBlocks, List.of());
    }

    Racing without(List<String> documents) {
      return new Racing(firstBlocks, leavingBlocks, documents);
    }
  }

  /**
   * What is measured.
   *
   * @param drivers ids of the drivers
   * @param documents document names, {@code file:PATH} included
   * @param documentsFolder a folder whose files are all parsed
   * @param collectors collectors, each a separate condition
   * @param compilation whether forks wait for their compiled code; in the background where a run
   *     does not say, as those of older versions do not
   * @param caches {@code cold} where the processor's caches are swept before each measured
   *     operation; {@code warm} or {@code null} where they are not
   * @param threads in how many threads of one JVM, such as {@code 1,2,4}; {@code null} where forks
   *     have one thread that JMH runs
   * @param counters {@code off} where no events of the processor are counted; {@code auto} or
   *     {@code null} where they are, if the host lets them be
   */
  record Choice(
      List<String> drivers,
      List<String> documents,
      String documentsFolder,
      List<Collector> collectors,
      Compilation compilation,
      String caches,
      String threads,
      String counters) {
    /**
     * Copies the lists.
     *
     * @throws UserErrorException when {@code counters} is neither {@code auto} nor {@code off}
     */
    public Choice {
      if (counters != null) {
        NearestName.named(
            "use of counters", counters, List.of(CounterUse.values()), CounterUse::label);
      }
      compilation = compilation == null ? Compilation.BACKGROUND : compilation;
      drivers = List.copyOf(drivers);
      documents = List.copyOf(documents);
      collectors = List.copyOf(collectors);
    }

    /**
     * With the caches as the operation before left them, in one thread whose events are counted.
     */
    Choice(
        List<String> drivers,
        List<String> documents,
        String documentsFolder,
        List<Collector> collectors,
        Compilation compilation) {
      this(drivers, documents, documentsFolder, collectors, compilation, null, null, null);
    }

    /**
     * Whether the caches are swept.
     *
     * @throws UserErrorException when it is neither {@code cold} nor {@code warm}
     */
    boolean coldCaches() {
      return caches != null
          && NearestName.named(
                  "state of caches", caches, List.of(CacheState.values()), CacheState::label)
              == CacheState.COLD;
    }

    /** Whether events of the processor are counted, where the host lets them be. */
    boolean countsEvents() {
      return !CounterUse.OFF.label().equals(counters);
    }

    /**
     * In how many threads.
     *
     * @throws UserErrorException when they are no numbers, or the caches cannot be swept for them
     */
    ThreadCounts threadCounts(int processors) {
      ThreadCounts counts = ThreadCounts.of(threads, processors);
      if (counts.isAsked() && coldCaches()) {
        throw new UserErrorException(
            ThreadCounts.OPTION
                + " and --caches cold exclude each other: threads have no time between operations");
      }
      return counts;
    }

    /** Whether the documents are the profile's own. */
    boolean usesProfileDocuments() {
      return documents.isEmpty() && documentsFolder == null;
    }
  }

  /**
   * How much is measured.
   *
   * @param blocks fixed number of blocks
   * @param halfWidth half width of an interval that chooses the number of blocks, such as {@code
   *     2%}
   * @param timeBudget wall time after which no block starts; {@code null} for the profile's, or for
   *     none where the number of blocks is fixed here
   */
  record Amount(Integer blocks, String halfWidth, Duration timeBudget) {
    /** Formats a half width as a percentage, as everywhere. */
    public Amount {
      halfWidth =
          halfWidth == null ? null : Percentages.format(Percentages.parse(HALF_WIDTH, halfWidth));
    }

    /** Whether it replaces the number of blocks of every document. */
    boolean isGiven() {
      return blocks != null || halfWidth != null;
    }

    /** The same, and what is absent as in {@code usual}. Fixed blocks replace a sample size. */
    Effort over(Effort usual) {
      Optional<SteinSampleSize> asked =
          Optional.ofNullable(halfWidth)
              .map(text -> SteinSampleSize.of(Percentages.parse(HALF_WIDTH, text)));
      Optional<SteinSampleSize> sampling =
          blocks == null ? asked.or(usual::sampling) : Optional.empty();
      int fixed = blocks == null ? usual.blocks() : blocks;
      return new Effort(
          sampling.map(SteinSampleSize::firstBlocks).orElse(fixed),
          sampling,
          budget(usual),
          usual.schedule());
    }

    /**
     * Fixed blocks get no usual budget: it is of the usual number of blocks, and would cut them.
     */
    private Duration budget(Effort usual) {
      if (timeBudget != null) {
        return timeBudget;
      }
      return blocks == null ? usual.budget() : Effort.UNLIMITED;
    }
  }

  /** How much of a profile's groups is measured. */
  Effort effort(Profile usual) {
    if (racing.firstBlocks() == null) {
      return amount.over(usual.effort());
    }
    Duration within =
        amount.timeBudget() == null ? usual.race().orElseThrow().within() : amount.timeBudget();
    return usual.effort().racing(Race.of(racing.firstBlocks(), racing.leavingBlocks()), within);
  }

  /** What was asked for, and the rules of fastest sets and of means, fixed before a run. */
  @Override
  public Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>(RunRequest.super.options());
    options.put(FastestRule.OPTION, Double.toString(FastestRule.OF_PARSERS));
    options.put(MeanRule.OPTION, MeanRule.DECLARED_SUBJECTS);
    return options;
  }

  /**
   * The request with which this run is resumed: its own. Only its time budget may be another.
   *
   * @param given what the user gives now
   * @param names the command line's name of each given option, by its name in the manifest
   * @throws UserErrorException when something given is not what the run was made with
   */
  public ParserRequest resumed(ParserRequest given, Map<String, String> names) {
    Map<String, String> theirs = options();
    Map<String, String> ours = given.options();
    names.forEach(
        (key, option) -> {
          String was = theirs.get(key);
          if (!key.equals("timeBudget") && !same(key, was, ours.get(key))) {
            throw new UserErrorException(
                "this run was made %s, not with %s: leave %s out, or name another folder"
                    .formatted(
                        phrase(option, was), phrase(option, ours.get(key)).substring(5), option));
          }
        });
    return names.containsKey("timeBudget") ? within(given.amount.timeBudget) : this;
  }

  private ParserRequest within(Duration budget) {
    Amount other = new Amount(amount.blocks, amount.halfWidth, budget);
    return new ParserRequest(profile, choice, other, seed, timing, racing);
  }

  private static String phrase(String option, String value) {
    return value == null
        ? "without " + option
        : "with " + option.substring(2) + " " + value.replace(SEPARATOR, ", ");
  }

  /** Files are the same by their absolute path, documents by the name that cells have. */
  private static boolean same(String key, String was, String given) {
    return was != null
        && (was.equals(given)
            || switch (key) {
              case "drivers" ->
                  Set.copyOf(List.of(was.split(SEPARATOR)))
                      .equals(Set.copyOf(List.of(given.split(SEPARATOR))));
              case "documentsFolder" ->
                  Path.of(was).toAbsolutePath().equals(Path.of(given).toAbsolutePath());
              case "documents" -> documentNames(was).equals(documentNames(given));
              default -> false;
            });
  }

  private static List<String> documentNames(String joined) {
    return Stream.of(joined.split(SEPARATOR))
        .map(name -> TimedDocuments.named(name).name())
        .toList();
  }
}
