package org.xmlbench.core.measure;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javax.xml.parsers.SAXParserFactory;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.core.event.EventObserver;
import org.xmlbench.core.event.EventSink;

/** A driver that delivers the events of documents that it has kept, and parses only others. */
final class ReplayingDriver implements Driver {
  /** Which documents it keeps. */
  enum Keeps {
    /** The one that it read last. */
    LAST,
    /** Every one, by its bytes. */
    ALL,
    /** Every one, by a few of its bytes, once it has been read more often than others are. */
    OFTEN,
    /** Every one of the first that it reads; of any other it delivers the events of the first. */
    FIRST_TWO
  }

  private static final int OFTEN_ENOUGH = 3;
  private static final int SAMPLED = 3;

  private final Keeps keeps;
  private final Map<ByteBuffer, List<Consumer<EventSink>>> kept = new HashMap<>();
  private final Map<ByteBuffer, Integer> read = new HashMap<>();
  private List<Consumer<EventSink>> first;
  private int parses;

  ReplayingDriver(Keeps keeps) {
    this.keeps = keeps;
  }

  /** How often it has parsed. */
  int parses() {
    return parses;
  }

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "replays",
        new Library("Replays", "org.xmlbench.test:replays", "1", "Apache-2.0", "xerces", List.of()),
        ApiStyle.PUSH,
        Set.of(),
        List.of(),
        List.of());
  }

  @Override
  public Parser newParser() {
    StreamingParser honest =
        new SaxStreamingParser(
            () -> SAXParserFactory.newDefaultNSInstance().newSAXParser().getXMLReader(),
            AfterError.RENEW);
    return new Replayer(honest);
  }

  private List<Consumer<EventSink>> events(byte[] document, StreamingParser honest)
      throws IOException {
    ByteBuffer key = keeps == Keeps.OFTEN ? sample(document) : ByteBuffer.wrap(document);
    boolean seldom = keeps == Keeps.OFTEN && read.merge(key, 1, Integer::sum) <= OFTEN_ENOUGH;
    if (kept.containsKey(key) && !seldom) {
      return kept.get(key);
    }
    if (keeps == Keeps.FIRST_TWO && kept.size() == 2) {
      return first;
    }
    if (keeps == Keeps.LAST) {
      kept.clear();
    }
    parses++;
    Recorder recorder = new Recorder(new ArrayList<>());
    EventSink sink = new EventSink();
    sink.observe(recorder);
    honest.parse(new ByteArrayInputStream(document), sink);
    kept.put(key, recorder.events);
    first = first == null ? recorder.events : first;
    return recorder.events;
  }

  /** One byte of three: a real one would take fewer. */
  private static ByteBuffer sample(byte[] document) {
    ByteBuffer sample = ByteBuffer.allocate(document.length / SAMPLED + 1);
    for (int i = 0; i < document.length; i += SAMPLED) {
      sample.put(document[i]);
    }
    return sample.flip();
  }

  private final class Replayer implements StreamingParser {
    private final StreamingParser honest;

    Replayer(StreamingParser honest) {
      this.honest = honest;
    }

    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      events(in.readAllBytes(), honest).forEach(event -> event.accept(sink));
    }

    @Override
    public Class<?> implementation() {
      return Replayer.class;
    }
  }

  /** Keeps what is delivered. */
  private record Recorder(List<Consumer<EventSink>> events) implements EventObserver {
    @Override
    public void namespace(String prefix, String uri) {
      events.add(sink -> sink.namespace(prefix, uri));
    }

    @Override
    public void startElement(String uri, String localName) {
      events.add(sink -> sink.startElement(uri, localName));
    }

    @Override
    public void attribute(String uri, String localName, String value) {
      events.add(sink -> sink.attribute(uri, localName, value));
    }

    @Override
    public void endElement() {
      events.add(EventSink::endElement);
    }

    @Override
    public void text(char[] buffer, int offset, int length) {
      text(new String(buffer, offset, length));
    }

    @Override
    public void text(CharSequence text) {
      String copy = text.toString();
      events.add(sink -> sink.text(copy));
    }

    @Override
    public void processingInstruction(String target, String data) {
      events.add(sink -> sink.processingInstruction(target, data));
    }
  }
}
