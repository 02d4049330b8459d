package org.xmlbench.results;

import java.util.LinkedHashMap;
import java.util.Map;

/** The made-up subjects and documents of {@link SyntheticRun}. */
final class SyntheticNames {
  /** Name, and speed in MB/s on the first document. */
  static final Map<String, Double> SUBJECTS = subjects();

  /** Name and bytes; each subject's speed is scaled by the document's own factor. */
  static final Map<String, Long> DOCUMENTS = documents();

  private SyntheticNames() {}

  private static Map<String, Double> subjects() {
    Map<String, Double> subjects = new LinkedHashMap<>();
    subjects.put("amber-sax", 118.0);
    subjects.put("amber-stax", 96.0);
    subjects.put("amber-dom", 71.0);
    subjects.put("birch-sax", 112.0);
    subjects.put("birch-dom", 66.0);
    subjects.put("cedar-sax", 131.0);
    subjects.put("dogwood-pull", 104.0);
    subjects.put("elm-stax", 187.0);
    subjects.put("elm-sax", 185.5);
    subjects.put("fir-stax", 214.0);
    subjects.put("fir-sax", 213.0);
    return subjects;
  }

  private static Map<String, Long> documents() {
    Map<String, Long> documents = new LinkedHashMap<>();
    documents.put("psd:4MiB", 4_194_730L);
    documents.put("interop-int:10000", 110_412L);
    documents.put("xmlns:10000", 1_688_954L);
    documents.put("overhead", 61L);
    documents.put(SyntheticRun.UNVERIFIED, 73_211L);
    return documents;
  }
}
