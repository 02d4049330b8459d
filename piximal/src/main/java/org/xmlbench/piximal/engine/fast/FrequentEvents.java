package org.xmlbench.piximal.engine.fast;

import java.io.IOException;
import org.xml.sax.SAXException;

/** Hands the most frequent events to SAX, in turns with a reader of all others. */
public interface FrequentEvents {
  /**
   * Hands what comes next, if it is frequent; there may be nothing. The reader goes on behind it.
   *
   * @throws IOException the error of the document
   * @throws SAXException what a handler throws; neither this nor the reader is of use then
   */
  void hand() throws IOException, SAXException;
}
