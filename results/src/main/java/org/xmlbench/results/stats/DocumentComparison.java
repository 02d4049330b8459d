package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.Operation;

/**
 * All subjects on one document under one condition. In JSON its parts stand side by side, in the
 * order of their components.
 *
 * @param documentBytes its size; {@code null} where no fork recorded it
 * @param kind what is compared
 * @param condition what is held fixed, by name
 * @param counts how many blocks there are
 * @param separation which differences can be distinguished
 * @param stages how the number of blocks was chosen; {@code null} where it was fixed
 * @param subjects in the catalogue's order, which says nothing about speed
 */
@JsonPropertyOrder({
  "document",
  "title",
  "answerOfSound",
  "answer",
  "answerOfChecking",
  "resolution",
  "methodText",
  "forkNotes",
  "meaningOfFastest",
  "documentBytes",
  "kind",
  "condition",
  "counts",
  "separation",
  "stages",
  "subjects",
  "unsteadyThroughout",
  "contendedThroughout"
})
public record DocumentComparison(
    String document,
    Long documentBytes,
    Operation kind,
    Map<String, String> condition,
    @JsonUnwrapped BlockCounts counts,
    @JsonUnwrapped Separation separation,
    Stages stages,
    List<SubjectFigure> subjects) {
  /**
   * How many blocks a document has.
   *
   * @param blocks blocks that all compared subjects finished: what the figures are made of
   * @param blocksStarted blocks in which at least one subject was measured
   * @param blocksPlanned blocks that the plan asks for, or that the first stage chose
   * @param unit what stands where blocks do; {@code null} for blocks
   */
  public record BlockCounts(
      int blocks,
      int blocksStarted,
      int blocksPlanned,
      @JsonInclude(JsonInclude.Include.NON_NULL) String unit) {
    public BlockCounts(int blocks, int blocksStarted, int blocksPlanned) {
      this(blocks, blocksStarted, blocksPlanned, null);
    }

    String word() {
      return unitOr("block");
    }

    /** What stands where blocks do, or that word where they do. */
    public String unitOr(String usual) {
      return unit == null ? usual : unit;
    }
  }

  /**
   * Which differences can be distinguished.
   *
   * @param compared number of subjects in the comparison
   * @param method how pairs are distinguished; {@code null} where there is no margin of error
   * @param separablePercent differences to the fastest above this are distinguished, in percent;
   *     {@code null} where there is no margin of error
   * @param streamsSeparablePercent the same of the subjects that stream alone; {@code null} where
   *     none of the others builds a tree, or the method has one margin for all
   * @param treesSeparablePercent the same of those that build trees
   * @param fastestMarginPercent the margin of {@link FastestRule}; {@code null} where there is none
   * @param typical the same differences as the reader first wants them; {@code null} where all
   *     pairs are compared
   */
  public record Separation(
      int compared,
      PairMethod method,
      Double separablePercent,
      Double streamsSeparablePercent,
      Double treesSeparablePercent,
      @JsonInclude(JsonInclude.Include.NON_NULL) Double fastestMarginPercent,
      @JsonUnwrapped Typical typical) {
    /** Of subjects that all do the same. */
    Separation(
        int compared, PairMethod method, Double separablePercent, Double fastestMarginPercent) {
      this(compared, method, separablePercent, null, null, fastestMarginPercent, null);
    }
  }

  /**
   * What most subjects of the race to the end can be told from the fastest by, and which the widest
   * margin belongs to.
   *
   * @param medianPercent median of their margins: differences above it are distinguished
   * @param widestPercent the widest margin
   * @param noisiest the subject that has it
   */
  public record Typical(double medianPercent, double widestPercent, String noisiest) {}

  /**
   * The number of blocks by Stein's two stages.
   *
   * @param halfWidthPercent the half width that was requested for the interval of a ratio
   * @param deviationPercent standard deviation of the block differences of {@code pair} in the
   *     first stage; {@code null} where there was no pair
   * @param pair the two subjects near the top whose difference varied most
   * @param blocks the number that was chosen; {@code null} where the first stage has not ended
   * @param reachedPercent half width of that pair's interval by the blocks so far; {@code null}
   *     where there is none
   */
  public record Stages(
      double halfWidthPercent,
      int firstBlocks,
      Double deviationPercent,
      List<String> pair,
      Integer blocks,
      Double reachedPercent) {

    public Stages {
      pair = List.copyOf(pair);
    }
  }

  public DocumentComparison {
    Objects.requireNonNull(condition, "condition");
    subjects = List.copyOf(subjects);
  }

  /**
   * The document's family: its name without its size, such as {@code receiveInts} or {@code
   * receiveIntTrace@streamed}. Each file of the user's is a family by itself.
   */
  String family() {
    return Task.recorded(document).family();
  }

  /** Whether it is a call without an array, which is shown with the others and in no mean. */
  boolean carriesNothing() {
    return !kind.isOfBytes() && size().isEmpty();
  }

  /** Its size in {@link SizeUnit#of}; empty where it has none. */
  Optional<Long> size() {
    return SizeUnit.of(kind) == SizeUnit.BYTES
        ? Optional.ofNullable(documentBytes)
        : Task.recorded(document).size().map(Task.Size::value);
  }

  /** The fastest set, by {@link FastestRule}; empty where no subject is compared. */
  public List<SubjectFigure> fastest() {
    return subjects.stream().filter(figure -> figure.standing().fastest()).toList();
  }

  /** Whether each of the others is far behind the fastest, by fewer blocks than order subjects. */
  @JsonIgnore
  public boolean isWon() {
    return separation.separablePercent() == null
        && fastest().size() == 1
        && separation.compared() > 1;
  }

  /**
   * Subjects that may be as fast as the fastest set and are not in it, since their intervals are
   * too wide, by their labels.
   */
  public List<String> tooWideForTheFastest() {
    double margin =
        separation.fastestMarginPercent() == null ? 0 : separation.fastestMarginPercent() / 100;
    return subjects.stream()
        .filter(figure -> figure.standing().measuredTooBadly())
        .filter(figure -> figure.standing().leftAfter() == null)
        .filter(
            figure ->
                figure.ratios().ratio().low() == null
                    || figure.ratios().ratio().low() <= 1 + margin)
        .map(SubjectFigure::label)
        .toList();
  }

  /**
   * The ratio to the fastest, less 1, up to which every subject is in the fastest set; empty where
   * subjects have margins of their own.
   */
  @JsonIgnore
  public Optional<Double> oneMargin() {
    if (separation.method() != PairMethod.TUKEY || separation.separablePercent() == null) {
      return Optional.empty();
    }
    double fastest =
        separation.fastestMarginPercent() == null ? 0 : separation.fastestMarginPercent() / 100;
    return Optional.of((1 + separation.separablePercent() / 100) * (1 + fastest) - 1);
  }

  /** Bytes that a subject of it allocates in an operation; empty where it is unknown. */
  public Optional<Double> allocatedBytesPerOperation(SubjectFigure figure) {
    Double perByte = figure.costs().allocatedBytesPerInputByte();
    return perByte == null || documentBytes == null
        ? Optional.empty()
        : Optional.of(perByte * documentBytes);
  }

  /** The document, and what is compared where it is not parsing. */
  @JsonProperty
  public String title() {
    return kind.equals(Operation.BUILD) ? document + " (build only)" : document;
  }

  /** One sentence: how many blocks there were and which difference they can separate. */
  @JsonProperty
  public String resolution() {
    return ResolutionText.of(this);
  }

  /**
   * How pairs are distinguished and, where it was not fixed, how the number of blocks was chosen.
   */
  @JsonProperty
  public String methodText() {
    return MethodText.of(this);
  }

  /** Whether more than a fifth of the forks of every subject, of two at least, were not steady. */
  @JsonProperty
  public boolean unsteadyThroughout() {
    return ForkNotes.throughout(subjects, SubjectFigure::isUnsteady);
  }

  /** Whether some fork of every subject, of two at least, waited for a processor. */
  @JsonProperty
  public boolean contendedThroughout() {
    return ForkNotes.throughout(subjects, figure -> figure.series().contended() > 0);
  }

  /**
   * The notes by these two methods, a sentence each, on the document as a whole instead of on each
   * row.
   */
  @JsonProperty
  public List<String> forkNotes() {
    return ForkNotes.of(this);
  }

  /** One sentence: which subjects are fastest, as far as they can be distinguished. */
  @JsonProperty
  public String answer() {
    return AnswerText.ofAll(this);
  }

  /**
   * Which of the subjects that read the whole recorded corpus rightly and check are fastest,
   * likewise: what is said first. Absent where all compared subjects do, where nothing can be told
   * apart, and where it was measured of none how it reads.
   */
  @JsonProperty
  public Optional<String> answerOfSound() {
    return AnswerText.ofSound(this);
  }

  /**
   * Which of the subjects that check are fastest, likewise; absent where all compared subjects
   * check, or none, and where nothing is known of it.
   */
  @JsonProperty
  public Optional<String> answerOfChecking() {
    return AnswerText.ofChecking(this);
  }

  /**
   * The answers in the order in which they are given: of those that read all and check, of all, and
   * of those that check where the first does not say who they are.
   */
  public List<String> answers() {
    return AnswerText.inOrder(this);
  }

  /**
   * What being in the fastest set means; absent where it means, without a margin, that a subject
   * cannot be told from the fastest.
   */
  @JsonProperty
  public Optional<String> meaningOfFastest() {
    return Optional.ofNullable(separation.fastestMarginPercent()).map(FastestRule::meaning);
  }
}
