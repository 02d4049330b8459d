package org.xmlbench.probes;

import java.io.ByteArrayInputStream;
import java.util.HashSet;
import java.util.Set;
import org.xml.sax.Attributes;

/** How much the texts and values of a document differ, which no parser may learn by heart. */
final class DistinctTexts extends JdkParser.Closed {
  private final long bytes;
  private final Set<String> texts = new HashSet<>();
  private final Set<String> values = new HashSet<>();
  private final StringBuilder run = new StringBuilder();

  private DistinctTexts(long bytes) {
    this.bytes = bytes;
  }

  static DistinctTexts of(byte[] document) {
    DistinctTexts found = new DistinctTexts(document.length);
    JdkParser.parse(new ByteArrayInputStream(document), found);
    return found;
  }

  double textsPerMib() {
    return texts.size() * 1048576.0 / bytes;
  }

  /** Texts and attribute values together. */
  double valuesPerMib() {
    Set<String> all = new HashSet<>(texts);
    all.addAll(values);
    return all.size() * 1048576.0 / bytes;
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes given) {
    endRun();
    for (int i = 0; i < given.getLength(); i++) {
      values.add(given.getValue(i));
    }
  }

  @Override
  public void endElement(String uri, String local, String qualified) {
    endRun();
  }

  @Override
  public void characters(char[] buffer, int offset, int length) {
    run.append(buffer, offset, length);
  }

  private void endRun() {
    if (!run.toString().isBlank()) {
      texts.add(run.toString());
    }
    run.setLength(0);
  }
}
