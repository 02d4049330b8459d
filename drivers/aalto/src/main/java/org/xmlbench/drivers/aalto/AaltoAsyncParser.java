package org.xmlbench.drivers.aalto;

import com.fasterxml.aalto.AsyncByteArrayFeeder;
import com.fasterxml.aalto.AsyncXMLStreamReader;
import com.fasterxml.aalto.stax.InputFactoryImpl;
import java.io.IOException;
import java.io.InputStream;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.driver.support.StaxFeed;
import org.xmlbench.core.driver.support.StaxRejections;
import org.xmlbench.core.event.EventSink;

/** Feeds Aalto's asynchronous reader with chunks, and what it then knows to a sink. */
final class AaltoAsyncParser implements StreamingParser {
  private final InputFactoryImpl factory = new InputFactoryImpl();
  private final byte[] chunk;
  private boolean doctypeSeen;

  AaltoAsyncParser(int chunkSize) {
    chunk = new byte[chunkSize];
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    doctypeSeen = false;
    AsyncXMLStreamReader<AsyncByteArrayFeeder> reader = factory.createAsyncForByteArray();
    try {
      feed(reader, in, sink);
    } catch (XMLStreamException e) {
      throw StaxRejections.of(e, reader.getLocation(), Aalto.UNDECLARED_ENTITY, doctypeSeen);
    } catch (RuntimeException e) {
      throw Rejections.broke(e);
    } finally {
      close(reader);
    }
  }

  private static void close(AsyncXMLStreamReader<AsyncByteArrayFeeder> reader) throws IOException {
    try {
      reader.close();
    } catch (XMLStreamException e) {
      throw new IOException("the parser cannot be closed: " + e.getMessage(), e);
    }
  }

  private void feed(
      AsyncXMLStreamReader<AsyncByteArrayFeeder> reader, InputStream in, EventSink sink)
      throws XMLStreamException, IOException {
    AsyncByteArrayFeeder input = reader.getInputFeeder();
    int depth = 0;
    boolean ended = false;
    int event = reader.next();
    while (event != XMLStreamConstants.END_DOCUMENT) {
      if (event == AsyncXMLStreamReader.EVENT_INCOMPLETE) {
        if (ended) {
          throw truncated(reader);
        }
        int read = in.read(chunk);
        if (read < 0) {
          ended = true;
          input.endOfInput();
        } else {
          input.feedInput(chunk, 0, read);
        }
      } else {
        depth = StaxFeed.deliver(event, depth, reader, sink);
        doctypeSeen |= event == XMLStreamConstants.DTD;
      }
      event = reader.next();
    }
  }

  /** The reader waits for more for ever, whatever was set. */
  private static NotWellFormedException truncated(AsyncXMLStreamReader<?> reader) {
    Location place = reader.getLocation();
    return new NotWellFormedException(
        place.getLineNumber(), place.getColumnNumber(), "the document ends too early", null);
  }

  @Override
  public Class<?> implementation() {
    return factory.createAsyncForByteArray().getClass();
  }
}
