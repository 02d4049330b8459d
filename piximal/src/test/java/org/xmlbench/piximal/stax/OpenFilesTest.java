package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.XMLEvent;
import javax.xml.stream.util.XMLEventAllocator;
import javax.xml.stream.util.XMLEventConsumer;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.cursor.PiximalCursor;

/** Files whose documents cannot be begun are closed. */
class OpenFilesTest {
  private static final Path OPEN = Path.of("/proc/self/fd");
  private static final int MANY = 300;

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void writeFile() throws IOException {
    assumeThat(OPEN).isDirectory();
    file = Files.writeString(directory.resolve("bad.xml"), "<?xml foo?><a/>");
  }

  /** How many descriptors are open of the file. */
  private long open() throws IOException {
    try (Stream<Path> all = Files.list(OPEN)) {
      return all.filter(this::isOfTheFile).count();
    }
  }

  private boolean isOfTheFile(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor).equals(file);
    } catch (IOException e) {
      // That of the list itself is closed.
      return false;
    }
  }

  @Test
  void aFactoryClosesThem() throws IOException {
    XMLInputFactory factory = new PiximalInputFactory();
    Source source = new StreamSource(file.toUri().toString());
    for (int i = 0; i < MANY; i++) {
      assertThatThrownBy(() -> factory.createXMLStreamReader(source))
          .isInstanceOf(XMLStreamException.class);
      assertThatThrownBy(() -> factory.createXMLEventReader(source))
          .isInstanceOf(XMLStreamException.class);
    }
    assertThat(open()).isZero();
  }

  @Test
  void cursorsCloseThem() throws IOException {
    for (int i = 0; i < MANY; i++) {
      PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT);
      assertThatThrownBy(() -> cursor.open(file)).isInstanceOf(IOException.class);
      assertThatThrownBy(cursor::next).isInstanceOf(IllegalStateException.class);
    }
    assertThat(open()).isZero();
  }

  /** The reader of an event reader is its own. */
  @Test
  void anAllocatorThatFailsLeavesNoneOpen() throws IOException {
    Files.writeString(file, "<a/>");
    XMLInputFactory factory = new PiximalInputFactory();
    factory.setEventAllocator(new Failing());
    for (int i = 0; i < MANY; i++) {
      assertThatThrownBy(
              () -> factory.createXMLEventReader(new StreamSource(file.toUri().toString())))
          .hasMessage("no event");
    }
    assertThat(open()).isZero();
  }

  private static final class Failing implements XMLEventAllocator {
    @Override
    public XMLEventAllocator newInstance() {
      return this;
    }

    @Override
    public XMLEvent allocate(XMLStreamReader reader) throws XMLStreamException {
      throw new XMLStreamException("no event");
    }

    @Override
    public void allocate(XMLStreamReader reader, XMLEventConsumer consumer)
        throws XMLStreamException {
      throw new XMLStreamException("no event");
    }
  }
}
