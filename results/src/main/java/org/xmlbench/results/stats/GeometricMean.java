package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Tone;

/**
 * The geometric mean of the subjects' times over several documents. It weighs every document alike
 * and holds for just these documents: its interval accounts for how well each was measured, and not
 * for other documents.
 *
 * @param kind what is compared
 * @param condition what is held fixed in all of them: the documents' conditions but for the heap,
 *     which follows the size of the document
 * @param documents the documents, one size for each family: the largest on which every subject is
 *     {@code ok}
 * @param leftOut why it leaves out the other documents, and subjects that are not planned on all
 *     documents, a sentence each
 * @param method how pairs are distinguished; {@code null} where there is no mean
 * @param absence why there is no mean; {@code null} where there is one
 * @param unorderedBy a document whose race has too few blocks to order subjects, so that the mean
 *     orders none; {@code null} where there is none
 * @param subjects the subjects in the catalogue's order; empty where there are not two documents
 */
public record GeometricMean(
    Operation kind,
    Map<String, String> condition,
    List<String> documents,
    List<String> leftOut,
    PairMethod method,
    @JsonIgnore Absence absence,
    @JsonInclude(JsonInclude.Include.NON_NULL) String unorderedBy,
    List<Figure> subjects) {

  /**
   * Why there is no mean.
   *
   * @param cause what there is too little of
   * @param detail more words, where the cause has some
   */
  public record Absence(Cause cause, String detail) {
    /** What there is too little of. */
    public enum Cause {
      SUBJECTS,
      DOCUMENTS,
      BLOCKS
    }

    static Absence ofSubjects() {
      return new Absence(Cause.SUBJECTS, "");
    }

    static Absence ofDocuments() {
      return new Absence(Cause.DOCUMENTS, "");
    }

    /**
     * Too few blocks.
     *
     * @param detail how many they are
     */
    static Absence ofBlocks(String detail) {
      return new Absence(Cause.BLOCKS, detail);
    }

    /**
     * In one clause.
     *
     * @param document what the family calls a document
     * @param subject what it calls a subject
     */
    public String text(String document, String subject) {
      return switch (cause) {
        case SUBJECTS ->
            "it needs two %ss that were measured on every %s".formatted(subject, document);
        case DOCUMENTS -> "it needs two %ss on which every %s is ok".formatted(document, subject);
        case BLOCKS -> detail + ", and a mean needs one";
      };
    }
  }

  /**
   * One subject.
   *
   * @param subject subject, and the operation where it is not a parse
   * @param ratio mean time over the mean time of the fastest, with an interval that holds for all
   *     pairs at once
   * @param fastest whether it belongs to the fastest set, by {@link FastestRule}; never where
   *     nothing orders it, or its interval is too wide
   * @param letters compact letter display of those that are ordered; {@code null} where nothing
   *     orders it
   * @param stoppedOn the documents whose race it left
   * @param twoSpeedsOn the documents on which its forks have two speeds
   * @param measuredTooBadly whether its interval spans more than a factor of two
   */
  public record Figure(
      String subject,
      Estimate ratio,
      boolean fastest,
      @JsonInclude(JsonInclude.Include.NON_NULL) String letters,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> stoppedOn,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> twoSpeedsOn,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean measuredTooBadly) {
    public Figure {
      stoppedOn = List.copyOf(stoppedOn);
      twoSpeedsOn = List.copyOf(twoSpeedsOn);
    }

    Figure ordered(boolean isFastest, String display) {
      return new Figure(
          subject, ratio, isFastest, display, stoppedOn, twoSpeedsOn, measuredTooBadly);
    }

    /** Whether a document's race says how it stands to the fastest, and to no other. */
    @JsonIgnore
    public boolean isUnordered() {
      return !stoppedOn.isEmpty() || !twoSpeedsOn.isEmpty();
    }

    /** What keeps it from being ordered or called fastest, in a few words each. */
    @JsonProperty
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public List<String> marks() {
      return marked().stream().map(Cell.Word::text).toList();
    }

    /** The same as terms. */
    public List<Cell.Word> marked() {
      List<Cell.Word> marks = new ArrayList<>();
      if (!stoppedOn.isEmpty()) {
        marks.add(Mark.STOPPED.on(stoppedOn));
      }
      if (!twoSpeedsOn.isEmpty()) {
        marks.add(Mark.TWO_SPEEDS.on(twoSpeedsOn));
      }
      if (measuredTooBadly) {
        marks.add(Cell.Word.of(Mark.NOT_MEASURED));
      }
      return List.copyOf(marks);
    }
  }

  /** What keeps a subject from being ordered or called fastest. */
  public enum Mark implements NamedTerm {
    STOPPED(
        "stopped early",
        "its race ended early on these documents, so it is not ordered among others that stopped"),
    TWO_SPEEDS(
        "two speeds",
        "its forks fall into a fast and a slow group on these documents, so it is not ordered"),
    NOT_MEASURED(
        "not measured well enough",
        "the interval of its mean spans more than a factor of two, so it is not called fastest");

    private final Said said;

    Mark(String label, String meaning) {
      said = new Said(label, Tone.ASIDE, meaning);
    }

    @Override
    public Said said() {
      return said;
    }

    private Cell.Word on(List<String> documents) {
      return new Cell.Word(this, label() + " on " + String.join(", ", documents));
    }
  }

  public GeometricMean {
    condition = Collections.unmodifiableMap(new TreeMap<>(condition));
    documents = List.copyOf(documents);
    leftOut = List.copyOf(leftOut);
    subjects = List.copyOf(subjects);
  }

  /** What its order does not say, a sentence each. */
  @JsonProperty
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  public List<String> notes() {
    if (unorderedBy != null) {
      return List.of(unorderedBy + " has fewer than four blocks, so the mean orders no subject");
    }
    List<String> notes = new ArrayList<>();
    if (subjects.stream().anyMatch(figure -> !figure.stoppedOn().isEmpty())) {
      notes.add("subjects that stopped early on a document are not ordered among each other");
    }
    if (subjects.stream().anyMatch(figure -> !figure.twoSpeedsOn().isEmpty())) {
      notes.add("subjects with two speeds on a document are not ordered");
    }
    return List.copyOf(notes);
  }
}
