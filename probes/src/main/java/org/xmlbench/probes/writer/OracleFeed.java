package org.xmlbench.probes.writer;

import org.xmlbench.core.document.Oracle;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;

/** The events of a document while it is written: what a parser must report for its bytes. */
final class OracleFeed {
  private final EventSink sink = new EventSink();
  private final EventDigest digest = new EventDigest();
  private Name pending;

  OracleFeed() {
    sink.observe(digest.observer());
  }

  /** The start of an element; the sink hears of it once its namespace declarations are known. */
  void start(Name name) {
    pending = name;
  }

  void namespace(String prefix, String uri) {
    sink.namespace(prefix, uri);
  }

  void attribute(Name name, String value) {
    announce();
    sink.attribute(name.uri(), name.localName(), value);
  }

  /** The end of a start tag. */
  void closeTag() {
    announce();
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
