package org.xmlbench.soap.metro;

import com.sun.xml.ws.api.streaming.XMLStreamReaderFactory;
import com.sun.xml.ws.api.streaming.XMLStreamWriterFactory;
import java.io.InputStream;
import java.io.Reader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.soap.toolkit.StaxParser;

/**
 * Puts a StAX implementation below Metro. Metro has one for each class loader and asks for it at
 * every message, so it is put there before a client or a server is made: one in a JVM at a time.
 */
final class MetroParserSwap {
  private static final XMLStreamReaderFactory OWN_READERS = XMLStreamReaderFactory.get();
  private static final XMLStreamWriterFactory OWN_WRITERS = XMLStreamWriterFactory.get();

  private MetroParserSwap() {}

  static void put(StaxParser parser) {
    switch (parser) {
      case WOODSTOX -> {
        XMLStreamReaderFactory.set(OWN_READERS);
        XMLStreamWriterFactory.set(OWN_WRITERS);
      }
      case AALTO -> {
        XMLStreamReaderFactory.set(new XMLStreamReaderFactory.NoLock(parser.input()));
        XMLStreamWriterFactory.set(new XMLStreamWriterFactory.NoLock(parser.output()));
      }
      case JDK -> {
        XMLStreamReaderFactory.set(new Locked(parser.input()));
        XMLStreamWriterFactory.set(new XMLStreamWriterFactory.Default(parser.output()));
      }
    }
  }

  /** The platform's factory promises nothing to several threads. */
  private static final class Locked extends XMLStreamReaderFactory.NoLock {
    Locked(XMLInputFactory factory) {
      super(factory);
    }

    @Override
    public synchronized XMLStreamReader doCreate(String id, InputStream in, boolean rejectDtds) {
      return super.doCreate(id, in, rejectDtds);
    }

    @Override
    public synchronized XMLStreamReader doCreate(String id, Reader in, boolean rejectDtds) {
      return super.doCreate(id, in, rejectDtds);
    }
  }
}
