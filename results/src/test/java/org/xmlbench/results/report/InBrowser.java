package org.xmlbench.results.report;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Tests of pages in the browser of this JVM; they are skipped where there is none. */
abstract class InBrowser {
  static Browser browser;

  @BeforeAll
  static void open() {
    browser = Browser.shared();
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }
}
