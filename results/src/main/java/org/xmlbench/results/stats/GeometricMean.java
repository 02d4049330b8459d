package org.xmlbench.results.stats;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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
 * @param subjects the subjects in the catalogue's order; empty where there are not two documents
 */
public record GeometricMean(
    DocumentComparison.Kind kind,
    Map<String, String> condition,
    List<String> documents,
    List<String> leftOut,
    PairMethod method,
    List<Figure> subjects) {

  /**
   * One subject.
   *
   * @param subject subject, and the operation where it is not a parse
   * @param ratio mean time over the mean time of the fastest, with an interval that holds for all
   *     pairs at once
   * @param fastest whether it belongs to the fastest set, by {@link FastestRule}
   * @param letters compact letter display
   */
  public record Figure(String subject, Estimate ratio, boolean fastest, String letters) {}

  public GeometricMean {
    condition = Collections.unmodifiableMap(new TreeMap<>(condition));
    documents = List.copyOf(documents);
    leftOut = List.copyOf(leftOut);
    subjects = List.copyOf(subjects);
  }
}
