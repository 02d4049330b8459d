package org.xmlbench.probes;

/**
 * {@code psd:SIZE}: a protein sequence database. The vocabulary, the order of elements and where
 * lines end are those of the Protein Information Resource's PSD in XML, release 70.03, the document
 * {@code psd7003.xml} of the Readahead study and of PIXIMAL.
 *
 * <p>Source: entries of that release as published in test data ({@code j-maly/pXSLT}, {@code
 * proteins_sample.xml}), and its head: 262,525 sequences with 89,717,977 residues. Most entries
 * have one reference and no annotation, so an entry has about 30 elements, fewer than the 81 of the
 * original; the values are made up.
 */
final class PsdFamily extends ByteSizedFamily {
  PsdFamily() {
    super(
        "psd",
        "protein sequence database: entries of about 30 elements and 300 letters of sequence",
        "PIR-International PSD in XML, release 70.03 (psd7003.xml)");
  }

  @Override
  Records records(long seed) {
    return new PsdEntries(seed);
  }
}
