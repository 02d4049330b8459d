package org.xmlbench.probes;

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
  UnicodeFamily() {
    super(
        "unicode",
        "products in ten languages: characters of one, two and three bytes, also in names",
        "languages by W3Techs as cited by D. Pimienta (2022); names of CommerceML 2");
  }

  @Override
  Records records(long seed) {
    return new ProductRecords(seed);
  }
}
