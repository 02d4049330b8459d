package org.xmlbench.piximal.sax;

import java.io.InputStream;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.mutation.DirectReadingContract;

/** By SAX, with and without what it may also be asked for. */
class DirectMutationTest extends DirectReadingContract {
  private static final String PREFIXES = "http://xml.org/sax/features/namespace-prefixes";
  private static final String NAMESPACES = "http://xml.org/sax/features/namespaces";

  private final PiximalSaxReader direct = new PiximalSaxReader();
  private final PiximalSaxReader strict = new PiximalSaxReader();
  private boolean lexical;

  DirectMutationTest() {
    strict.readStrictly();
  }

  @Override
  protected Told read(InputStream document, boolean strictly, boolean whole) throws SAXException {
    PiximalSaxReader reader = strictly ? strict : direct;
    return PlacedTrace.of(reader, new InputSource(document), lexical, whole).told();
  }

  @Override
  protected void setLimits(ParserLimits limits) {
    direct.setLimits(limits);
    strict.setLimits(limits);
  }

  @Override
  protected String choose(Random some) {
    lexical = some.nextBoolean();
    return lexical ? "with a lexical handler" : "without a lexical handler";
  }

  @Test
  void mutantsWithDeclarationsAsAttributes() throws Exception {
    direct.setFeature(PREFIXES, true);
    strict.setFeature(PREFIXES, true);
    assertMutantsAreSame(500);
  }

  @Test
  void mutantsWithoutNamespaces() throws Exception {
    direct.setFeature(NAMESPACES, false);
    strict.setFeature(NAMESPACES, false);
    assertMutantsAreSame(500);
  }
}
