package org.xmlbench.piximal.sax;

import java.util.ArrayList;
import java.util.List;
import org.xml.sax.ext.DefaultHandler2;

/** Writes down what a handler receives of a document type and of entities, a line each. */
class DoctypeLines extends DefaultHandler2 {
  final List<String> lines = new ArrayList<>();

  @Override
  public void skippedEntity(String name) {
    lines.add("skipped " + name);
  }

  @Override
  public void startDTD(String name, String publicId, String systemId) {
    lines.add("start %s %s %s".formatted(name, publicId, systemId));
  }

  @Override
  public void endDTD() {
    lines.add("end");
  }

  @Override
  public void startEntity(String name) {
    lines.add("+" + name);
  }

  @Override
  public void endEntity(String name) {
    lines.add("-" + name);
  }

  @Override
  public void comment(char[] text, int start, int length) {
    lines.add("comment " + new String(text, start, length));
  }
}
