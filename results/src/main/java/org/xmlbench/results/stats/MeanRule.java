package org.xmlbench.results.stats;

import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.Manifest;

/**
 * What leaves a geometric mean where a subject's driver declares that its library cannot read one
 * of the documents: the document, for all subjects, or the subject. That a subject declares a
 * document is known before a run, so it may decide who is in the mean without making it depend on
 * how the run went.
 */
public enum MeanRule {
  /** The document leaves: runs whose manifest names no rule. */
  DOCUMENTS_LEAVE,
  /** The subject leaves, and the mean of the others is over all documents. */
  DECLARED_SUBJECTS_LEAVE;

  /** The name of the rule among a manifest's options. */
  public static final String OPTION = "meanLeavesOut";

  /** The option's value that stands for {@link #DECLARED_SUBJECTS_LEAVE}. */
  public static final String DECLARED_SUBJECTS = "declared subjects";

  /**
   * The rule that was fixed before the run.
   *
   * @throws UserErrorException when its manifest names another
   */
  static MeanRule of(Manifest manifest) {
    String named = manifest.options().get(OPTION);
    if (named == null) {
      return DOCUMENTS_LEAVE;
    }
    if (named.equals(DECLARED_SUBJECTS)) {
      return DECLARED_SUBJECTS_LEAVE;
    }
    throw new UserErrorException(
        "the manifest's option %s is '%s', where only '%s' is known"
            .formatted(OPTION, named, DECLARED_SUBJECTS));
  }
}
