package org.xmlbench.drivers.piximal;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.support.LibraryVersion;

final class Piximal {
  /** Why nothing makes it safer. */
  static final String NEEDS_NOTHING =
      "nothing to set: it fetches nothing by itself, and has limits as it comes (docs/piximal.md)";

  /** The same of the published parsers. */
  static final String READS_NO_TYPE = "nothing to set: it rejects a DOCTYPE, and fetches nothing";

  private Piximal() {}

  static DriverDescription describe(
      String id, ApiStyle style, Set<Capability> lacks, List<String> options) {
    return describe(
        id,
        library("xmlbench-piximal", "org.xmlbench.piximal.engine.document.DocumentReader"),
        style,
        lacks,
        options);
  }

  /** One of the published parsers, which have an artifact of their own. */
  static DriverDescription published(
      String id, ApiStyle style, Set<Capability> lacks, List<String> options) {
    return describe(
        id,
        library("xmlbench-piximal-memory", "org.xmlbench.piximal.automaton.DfaParser"),
        style,
        lacks,
        options);
  }

  private static Library library(String artifact, String inside) {
    return new Library(
        "PIXIMAL",
        "org.xmlbench:" + artifact,
        LibraryVersion.of(inside, artifact),
        "Apache-2.0",
        "piximal",
        List.of("org.xmlbench.piximal"));
  }

  private static DriverDescription describe(
      String id, Library library, ApiStyle style, Set<Capability> lacks, List<String> options) {
    return new DriverDescription(id, library, style, lacks, options, List.of());
  }
}
