package org.xmlbench.probes;

import java.util.EnumSet;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.document.DocumentEncoding;
import org.xmlbench.core.document.DocumentName;

/**
 * {@code unicode:SIZE}: a catalogue of products in ten languages: texts and values in Latin with
 * diacritics, Cyrillic, Greek, Chinese, Japanese and Korean, so characters of one, two and three
 * bytes in UTF-8, between markup that is mostly ASCII.
 *
 * <p>Source: the shares of the languages are those of the World Wide Web by W3Techs, as D. Pimienta
 * cites them in <i>Indicators of Languages in the Internet</i> (version 3, March 2022, section on
 * W3Techs), without English, since the other documents are English. A quarter of the Russian
 * products have the element names of CommerceML 2, a format of Russian trade; a quarter of the
 * French, Greek and Japanese have names in their own languages in the same places, which are ours.
 * The texts are words of the language in random order. No attribute has a prefix and no character
 * takes four bytes: those have capabilities of their own.
 */
final class UnicodeFamily extends ByteSizedFamily {
  /**
   * Bytes from which the document of the usual seed has a name beyond Latin-1 late enough; of other
   * seeds some need up to 32 KiB.
   */
  private static final long LATE = 11 << 10;

  /** The same in UTF-16. */
  private static final long LATE_16 = 16 << 10;

  UnicodeFamily() {
    super(
        "unicode",
        "products in ten languages: characters of one, two and three bytes, also in names",
        "languages by W3Techs as cited by D. Pimienta (2022); names of CommerceML 2");
  }

  @Override
  Set<DocumentEncoding> encodings() {
    return EnumSet.of(DocumentEncoding.UTF_8, DocumentEncoding.UTF_16);
  }

  @Override
  Set<Capability> needs(DocumentName document) {
    boolean late =
        document.size() >= (document.encoding() == DocumentEncoding.UTF_16 ? LATE_16 : LATE);
    return late
        ? Set.of(
            Capability.ATTRIBUTE_NAMES_BEYOND_ASCII,
            Capability.END_TAG_BEYOND_LATIN_1_IN_LONG_DOCUMENT)
        : Set.of(Capability.ATTRIBUTE_NAMES_BEYOND_ASCII);
  }

  @Override
  Records records(long seed) {
    return new ProductRecords(seed);
  }
}
