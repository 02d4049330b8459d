package org.xmlbench.probes;

import java.io.ByteArrayInputStream;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.xml.sax.Attributes;

/** The shape of a document, by which a generated one is compared with real ones. */
final class DocumentShape extends JdkParser.Closed {
  private final long bytes;
  private final Set<String> elementNames = new HashSet<>();
  private final Set<String> attributeNames = new HashSet<>();
  private final Set<String> texts = new HashSet<>();
  private final Set<String> values = new HashSet<>();
  private final StringBuilder run = new StringBuilder();
  private long elements;
  private long attributes;
  private long valueUnits;
  private long textUnits;
  private long blankUnits;
  private long depthSum;
  private int depth;
  private int maxDepth;

  private DocumentShape(long bytes) {
    this.bytes = bytes;
  }

  static DocumentShape of(byte[] document) {
    DocumentShape shape = new DocumentShape(document.length);
    JdkParser.parse(new ByteArrayInputStream(document), shape);
    return shape;
  }

  long elements() {
    return elements;
  }

  double elementsPerKib() {
    return elements * 1024.0 / bytes;
  }

  double attributesPerElement() {
    return (double) attributes / elements;
  }

  /** Share of the bytes that are in attribute values. */
  double valueShare() {
    return (double) valueUnits / bytes;
  }

  /** Share of the bytes that are text, runs of nothing but white space not counted. */
  double textShare() {
    return (double) textUnits / bytes;
  }

  /** Share of the bytes that are white space between tags. */
  double blankShare() {
    return (double) blankUnits / bytes;
  }

  int maxDepth() {
    return maxDepth;
  }

  double meanDepth() {
    return (double) depthSum / elements;
  }

  int elementNames() {
    return elementNames.size();
  }

  int attributeNames() {
    return attributeNames.size();
  }

  double distinctTextsPerMib() {
    return texts.size() * 1048576.0 / bytes;
  }

  /** Distinct texts and attribute values together. */
  double distinctValuesPerMib() {
    Set<String> all = new HashSet<>(texts);
    all.addAll(values);
    return all.size() * 1048576.0 / bytes;
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes given) {
    endRun();
    elements++;
    depth++;
    maxDepth = Math.max(maxDepth, depth);
    depthSum += depth;
    elementNames.add(qualified);
    for (int i = 0; i < given.getLength(); i++) {
      attributes++;
      attributeNames.add(given.getQName(i));
      valueUnits += given.getValue(i).length();
      values.add(given.getValue(i));
    }
  }

  @Override
  public void endElement(String uri, String local, String qualified) {
    endRun();
    depth--;
  }

  @Override
  public void characters(char[] buffer, int offset, int length) {
    run.append(buffer, offset, length);
  }

  @Override
  public void ignorableWhitespace(char[] buffer, int offset, int length) {
    run.append(buffer, offset, length);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%.2f elements/KiB, %.3f attributes/element, values %.3f, text %.3f, blank %.3f,"
            + " depth %d (mean %.2f), %d element and %d attribute names",
        elementsPerKib(),
        attributesPerElement(),
        valueShare(),
        textShare(),
        blankShare(),
        maxDepth,
        meanDepth(),
        elementNames(),
        attributeNames());
  }

  private void endRun() {
    if (run.isEmpty()) {
      return;
    }
    String text = run.toString();
    run.setLength(0);
    if (text.isBlank()) {
      blankUnits += text.length();
    } else {
      textUnits += text.length();
      texts.add(text);
    }
  }
}
