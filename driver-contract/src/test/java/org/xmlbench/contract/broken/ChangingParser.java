package org.xmlbench.contract.broken;

import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventObserver;
import org.xmlbench.core.event.EventSink;

/** Hands the events of another parser on; what extends it changes something about them. */
class ChangingParser implements StreamingParser {
  private final Parser parser;

  ChangingParser(Parser parser) {
    this.parser = parser;
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    EventSink heard = new EventSink();
    heard.observe(handOn(sink));
    parser.parse(in, heard);
  }

  /** Takes the parser's events. */
  EventObserver handOn(EventSink sink) {
    return new HandOn(sink);
  }

  @Override
  public Class<?> implementation() {
    return parser.implementation();
  }

  static class HandOn implements EventObserver {
    private final EventSink sink;

    HandOn(EventSink sink) {
      this.sink = sink;
    }

    @Override
    public void namespace(String prefix, String uri) {
      sink.namespace(prefix, uri);
    }

    @Override
    public void startElement(String uri, String localName) {
      sink.startElement(uri, localName);
    }

    @Override
    public void attribute(String uri, String localName, String value) {
      sink.attribute(uri, localName, value);
    }

    @Override
    public void endElement() {
      sink.endElement();
    }

    @Override
    public void text(char[] buffer, int offset, int length) {
      sink.text(buffer, offset, length);
    }

    @Override
    public void text(CharSequence text) {
      sink.text(text.toString());
    }

    @Override
    public void processingInstruction(String target, String data) {
      sink.processingInstruction(target, data);
    }
  }
}
