package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;

/** Every document of the catalogue, small: totals and digest are those of the oracle. */
class GeneratedDocumentsContractTest {
  private static final long SMALL_COUNT = 50;
  private static final long SMALL_BYTES = 64 << 10;

  /** One document by a fresh parser and a used one, the next twice by the used one. */
  @ForEachDriver
  void everyDocumentIsDeliveredOrDeclared(Driver driver) throws IOException {
    requireDelivered(driver, 2);
  }

  @Tag("slow")
  @ForEachDriver
  void everyDocumentIsDeliveredByEachParser(Driver driver) throws IOException {
    requireDelivered(driver, 1);
  }

  private static void requireDelivered(Driver driver, int turns) throws IOException {
    Parser used = driver.newParser();
    List<String> delivered = new ArrayList<>();
    for (SmallDocuments.Written small : SmallDocuments.all()) {
      Document document = small.document();
      if (isReadBy(driver, document)) {
        byte[] bytes = small.bytes();
        if (delivered.size() % turns == 0) {
          assertOracle(driver.newParser(), bytes, small.oracle(), document.name() + ", fresh");
        }
        assertOracle(used, bytes, small.oracle(), document.name() + ", used");
        if (delivered.size() % turns == turns - 1) {
          assertOracle(used, bytes, small.oracle(), document.name() + ", used again");
        }
        delivered.add(small.family().name());
      }
    }
    assertThat(delivered).as("at least a plain document is read").contains("overhead");
  }

  static Document small(DocumentFamily family) {
    long size =
        switch (family.sizes().parameter()) {
          case NONE -> DocumentName.NO_SIZE;
          case COUNT -> Math.max(SMALL_COUNT, family.sizes().least());
          case BYTES -> Math.max(SMALL_BYTES, family.sizes().least());
        };
    return family.document(new DocumentName(family.name(), size, DocumentName.DEFAULT_SEED));
  }

  /** A document that a declared lack spoils is the subject of {@link WitnessTest}. */
  static boolean isReadBy(Driver driver, Document document) {
    return Collections.disjoint(document.needs(), driver.describe().lacks());
  }

  private static void assertOracle(Parser parser, byte[] bytes, Oracle oracle, String what)
      throws IOException {
    EventDigest digest = new EventDigest();
    EventSink sink = new EventSink();
    sink.observe(digest.observer());
    parser.parse(new ByteArrayInputStream(bytes), sink);
    assertThat(sink.totals()).as(what).isEqualTo(oracle.totals());
    assertThat(digest.finish()).as(what).isEqualTo(oracle.digest());
  }
}
