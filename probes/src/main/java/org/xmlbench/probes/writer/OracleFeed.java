package org.xmlbench.probes.writer;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;

/** The events of a document while it is written: what a parser must report for its bytes. */
final class OracleFeed {
  private final EventSink sink = new EventSink();
  private final EventDigest digest = new EventDigest();
  private final List<Name> given = new ArrayList<>();
  private InternalSubset subset = new InternalSubset();
  private Name pending;
  private Name inTag;

  OracleFeed() {
    sink.observe(digest.observer());
  }

  void subset(InternalSubset newSubset) {
    subset = newSubset;
  }

  /** The start of an element; the sink hears of it once its namespace declarations are known. */
  void start(Name name) {
    pending = name;
    inTag = name;
    given.clear();
  }

  void namespace(String prefix, String uri) {
    sink.namespace(prefix, uri);
  }

  void attribute(Name name, String value) {
    announce();
    sink.attribute(name.uri(), name.localName(), value);
    if (subset.hasDefaults()) {
      given.add(name);
    }
  }

  /** The end of a start tag: what the internal subset adds to it comes last. */
  void closeTag() {
    announce();
    if (subset.hasDefaults()) {
      for (InternalSubset.Default candidate : subset.defaultsOf(inTag)) {
        Name name = candidate.attribute();
        if (given.stream().noneMatch(known -> known.qualified().equals(name.qualified()))) {
          sink.attribute(name.uri(), name.localName(), candidate.value());
        }
      }
    }
  }

  void end() {
    sink.endElement();
  }

  void text(TextBuffer text) {
    sink.text(text.chars(), 0, text.length());
  }

  void text(String text) {
    sink.text(text);
  }

  void processingInstruction(String target, String data) {
    sink.processingInstruction(target, data);
  }

  Oracle finish(long bytes) {
    return new Oracle(bytes, sink.totals(), digest.finish());
  }

  private void announce() {
    if (pending != null) {
      sink.startElement(pending.uri(), pending.localName());
      pending = null;
    }
  }
}
