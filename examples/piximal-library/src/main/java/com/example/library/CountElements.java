package com.example.library;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.parallel.ChunkHandler;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;
import org.xmlbench.piximal.stax.PiximalInputFactory;

/** Counts the elements of a file in three ways. */
public final class CountElements {
  private static final int THREADS = 2;

  private CountElements() {}

  public static void main(String[] args) throws IOException, XMLStreamException {
    Path file = Path.of(args[0]);
    IO.println(
        "cursor %d, StAX %d, %d threads %d"
            .formatted(byCursor(file), byStax(file), THREADS, byThreads(file)));
  }

  private static long byCursor(Path file) throws IOException {
    long elements = 0;
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(file);
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        elements += cursor.event() == XmlEvent.START_ELEMENT ? 1 : 0;
      }
    }
    return elements;
  }

  private static long byStax(Path file) throws IOException, XMLStreamException {
    // JAXP's search finds it only where it is named.
    XMLInputFactory factory = new PiximalInputFactory();
    long elements = 0;
    try (InputStream in = Files.newInputStream(file)) {
      XMLStreamReader reader = factory.createXMLStreamReader(in);
      while (reader.hasNext()) {
        elements += reader.next() == XMLStreamConstants.START_ELEMENT ? 1 : 0;
      }
      reader.close();
    }
    return elements;
  }

  private static long byThreads(Path file) throws IOException {
    AtomicLong elements = new AtomicLong();
    try (Arena arena = Arena.ofShared();
        FileChannel channel = FileChannel.open(file)) {
      MemorySegment document = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
      PiximalParallel.parse(
          document, ParallelOptions.of(THREADS), start -> new ElementsOfChunk(elements));
    }
    return elements.get();
  }

  /** Adds up the elements of a chunk once they are known to be those of the document. */
  private static final class ElementsOfChunk implements ChunkHandler<RuntimeException> {
    private final AtomicLong all;
    private long elements;

    ElementsOfChunk(AtomicLong all) {
      this.all = all;
    }

    @Override
    public void event(XmlEvent event, EventView view) {
      elements += event == XmlEvent.START_ELEMENT ? 1 : 0;
    }

    @Override
    public void end() {
      all.addAndGet(elements);
    }
  }
}
