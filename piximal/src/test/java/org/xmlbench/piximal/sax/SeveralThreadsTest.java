package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xmlbench.piximal.mutation.MutatedDocument;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.RecordDocument;

/** SAX by several threads in small chunks is that of one thread, with places and errors. */
class SeveralThreadsTest {
  private final Random random = new Random(53);

  @Test
  void documentsAreThoseOfOneThread() throws Exception {
    assertDocumentsAreSame(400);
  }

  @Test
  @Tag("slow")
  void manyDocumentsAreThoseOfOneThread() throws Exception {
    assertDocumentsAreSame(20_000);
  }

  private void assertDocumentsAreSame(int documents) throws Exception {
    for (int i = 0; i < documents; i++) {
      boolean namespaces = random.nextInt(4) > 0;
      PiximalSaxReader one = reader(namespaces);
      PiximalSaxReader several = reader(namespaces);
      ParallelOptions options =
          ParallelOptions.of(2 + random.nextInt(3)).withChunkBytes(1 + random.nextInt(300));
      several.readBy(options);
      boolean lexical = random.nextBoolean();
      byte[] document =
          random.nextBoolean()
              ? MutatedDocument.next(random)
              : RecordDocument.of(random).getBytes(StandardCharsets.UTF_8);
      assertThat(trace(several, document, lexical))
          .as("%s of %s", options, new String(document, StandardCharsets.UTF_8))
          .isEqualTo(trace(one, document, lexical));
    }
  }

  private PiximalSaxReader reader(boolean namespaces) throws SAXException {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setFeature("http://xml.org/sax/features/namespaces", namespaces);
    return reader;
  }

  /** Where the locator is when an error is told depends on the way: the error has its place. */
  private static String trace(PiximalSaxReader reader, byte[] document, boolean lexical)
      throws SAXException {
    InputSource source = new InputSource(new ByteArrayInputStream(document));
    String events = PlacedTrace.withoutEntities(reader, source, lexical).told().events();
    return events.replaceFirst("\\n\\S+ fatal ", "\nfatal ");
  }
}
