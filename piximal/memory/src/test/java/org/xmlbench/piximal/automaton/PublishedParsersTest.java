package org.xmlbench.piximal.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.sax.PiximalSaxReader;
import org.xmlbench.piximal.sax.RandomDocument;
import org.xmlbench.piximal.sax.SaxTrace;

class PublishedParsersTest {
  private static final DfaParser DFA = new DfaParser(Automaton.XML);

  private static List<String> saxEvents(XMLReader reader, String document)
      throws IOException, SAXException {
    SaxTrace trace = new SaxTrace();
    reader.setContentHandler(trace);
    reader.setProperty("http://xml.org/sax/properties/lexical-handler", trace);
    reader.parse(
        new InputSource(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8))));
    return trace.lines();
  }

  /** Every event of a parser with its places, and the error that ended it. */
  private static final class OffsetTrace implements OffsetHandler<IOException> {
    private final List<String> lines = new ArrayList<>();

    static List<String> of(AutomatonParser parser, byte[] document) throws IOException {
      OffsetTrace trace = new OffsetTrace();
      try {
        parser.parse(MemorySegment.ofArray(document), trace);
      } catch (MalformedXmlException e) {
        trace.lines.add(e.getMessage());
      }
      return trace.lines;
    }

    private void add(String what, long... places) {
      StringBuilder line = new StringBuilder(what);
      for (long place : places) {
        line.append(' ').append(place);
      }
      lines.add(line.toString());
    }

    @Override
    public void startElement(long name, long length) {
      add("start", name, length);
    }

    @Override
    public void attribute(long name, long nameLength, long value, long valueLength) {
      add("attribute", name, nameLength, value, valueLength);
    }

    @Override
    public void startTagEnd() {
      add("tag");
    }

    @Override
    public void endElement(long name, long length) {
      add("end", name, length);
    }

    @Override
    public void text(long from, long length) {
      add("text", from, length);
    }

    @Override
    public void section(long from, long length) {
      add("section", from, length);
    }

    @Override
    public void comment(long from, long length) {
      add("comment", from, length);
    }

    @Override
    public void instruction(long from, long length) {
      add("instruction", from, length);
    }

    @Override
    public void endDocument() {
      add("document");
    }
  }

  @Test
  void documentsOfChanceAreReadAsTheConformingReaderReadsThem() throws Exception {
    XMLReader published = AutomatonSaxReader.ofXml(DFA);
    XMLReader conforming = new PiximalSaxReader();
    for (int seed = 0; seed < 300; seed++) {
      String document = RandomDocument.plain(new Random(seed));
      for (XMLReader reader : List.of(published, conforming)) {
        reader.setFeature("http://xml.org/sax/features/namespaces", seed % 2 == 0);
        reader.setFeature("http://xml.org/sax/features/namespace-prefixes", seed % 2 != 0);
      }
      assertThat(saxEvents(published, document))
          .as(document)
          .isEqualTo(saxEvents(conforming, document));
    }
  }

  private static final String SMALL =
      """
      \uFEFF<?xml version='1.0'?><!--b--><a x='1' y = "2>">t<b/><![CDATA[<]]]]><c >\u20AC&lt;</c\t>\
      <?p d?></a>
      """;

  @Test
  void eachCutOfSmallDocumentGivesTheEventsOfTheDfa() throws Exception {
    byte[] document = SMALL.getBytes(StandardCharsets.UTF_8);
    List<String> expected = OffsetTrace.of(DFA, document);
    assertThat(expected).hasSizeGreaterThan(15).last().isEqualTo("document");
    for (int cut = 0; cut <= document.length; cut++) {
      double percent = 100.0 * cut / document.length;
      for (int threads = 1; threads <= 4; threads++) {
        NfaParser nfa = new NfaParser(Automaton.XML, new Split(percent, threads));
        assertThat(OffsetTrace.of(nfa, document))
            .as("%d threads, cut at %d", threads, cut)
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void malformedDocumentsHaveTheSameErrorWhateverTheThreads() throws Exception {
    assertSameErrors(500);
  }

  @Tag("slow")
  @Test
  void manyMalformedDocumentsHaveTheSameErrorWhateverTheThreads() throws Exception {
    assertSameErrors(1500);
  }

  private static void assertSameErrors(int documents) throws Exception {
    Random random = new Random(1);
    int wrong = 0;
    for (int seed = 0; seed < documents; seed++) {
      byte[] document =
          RandomDocument.plain(new Random(seed % 50)).getBytes(StandardCharsets.UTF_8);
      mutate(document, random);
      List<String> expected = OffsetTrace.of(DFA, document);
      wrong += expected.getLast().equals("document") ? 0 : 1;
      Split split = new Split(random.nextInt(101), 1 + random.nextInt(8));
      assertThat(OffsetTrace.of(new NfaParser(Automaton.XML, split), document))
          .as("%s of %s", split, new String(document, StandardCharsets.UTF_8))
          .isEqualTo(expected);
    }
    assertThat(wrong).isGreaterThan(documents / 3);
  }

  private static void mutate(byte[] document, Random random) {
    byte[] signs = "<>/=\"'!-[]?& a\0".getBytes(StandardCharsets.UTF_8);
    for (int i = 1 + random.nextInt(2); i > 0; i--) {
      document[random.nextInt(document.length)] = signs[random.nextInt(signs.length)];
    }
  }

  @Test
  void eachKindOfQueueAndThreadGivesTheSame() throws Exception {
    byte[] document =
        ("<a>" + "<b c='d'>text</b>".repeat(5000) + "</a>").getBytes(StandardCharsets.UTF_8);
    List<String> expected = OffsetTrace.of(DFA, document);
    List<Supplier<ActionQueue>> queues = List.of(HeapQueue::new, ArenaQueue::new);
    for (Supplier<ActionQueue> queue : queues) {
      NfaParser nfa =
          new NfaParser(Automaton.XML, new Split(30, 3), queue, Thread.ofVirtual().factory());
      assertThat(OffsetTrace.of(nfa, document)).isEqualTo(expected);
    }
  }

  @Test
  void handlerThatThrowsEndsAllThreads() {
    List<Thread> threads = new ArrayList<>();
    byte[] document = ("<a>" + "x".repeat(1 << 20) + "</a>").getBytes(StandardCharsets.UTF_8);
    NfaParser nfa =
        new NfaParser(
            Automaton.XML,
            new Split(10, 4),
            HeapQueue::new,
            task -> {
              Thread thread = new Thread(task);
              threads.add(thread);
              return thread;
            });
    OffsetHandler<IllegalStateException> handler =
        new OffsetHandler<>() {
          @Override
          public void startElement(long name, long length) {
            throw new IllegalStateException("mine");
          }
        };
    assertThatThrownBy(() -> nfa.parse(MemorySegment.ofArray(document), handler))
        .hasMessage("mine");
    assertThat(threads).hasSize(3).noneMatch(Thread::isAlive);
  }

  @Test
  void filesAreMapped(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("a.xml"), "<a>\u20AC</a>");
    SaxTrace trace = new SaxTrace();
    XMLReader reader = AutomatonSaxReader.ofXml(new NfaParser(Automaton.XML, new Split(50, 2)));
    reader.setContentHandler(trace);
    reader.parse(file.toUri().toString());
    assertThat(trace.lines()).containsExactly("start", "{}a a", "text \u20AC", "/{}a a", "end");
    Files.writeString(file, "");
    assertThatThrownBy(() -> reader.parse(file.toString()))
        .hasMessageContaining("there is no element");
  }

  @Test
  void whatTheyDoNotReadIsRefused() {
    XMLReader reader = AutomatonSaxReader.ofXml(DFA);
    assertThatThrownBy(() -> saxEvents(reader, "<!DOCTYPE a><a/>"))
        .hasMessageContaining("line 1, column 3")
        .hasMessageContaining("0x44 cannot follow in the state DECLARATION");
    assertThatThrownBy(() -> saxEvents(reader, "<?xml version='1.0' encoding='UTF-16'?><a/>"))
        .hasMessageContaining("the encoding UTF-16 is not read");
    assertThatThrownBy(() -> saxEvents(reader, "<a>&e;</a>"))
        .hasMessageContaining("a reference that is not understood");
    assertThatThrownBy(() -> saxEvents(reader, "<p:a/>"))
        .hasMessageContaining("the prefix of 'p:a' is bound to no namespace");
    assertThatThrownBy(() -> saxEvents(reader, "<a></b>"))
        .hasMessageContaining("is not that of the innermost element");
    assertThatThrownBy(() -> saxEvents(reader, "<a/>x"))
        .hasMessageContaining("outside of the outermost element");
    assertThatThrownBy(() -> saxEvents(reader, "<a><b>"))
        .hasMessageContaining("an element is open");
    assertThatThrownBy(() -> saxEvents(reader, "<a"))
        .hasMessageContaining("ends in the state START_NAME");
    assertThatThrownBy(() -> new Split(101, 1)).hasMessageContaining("from 0 to 100");
    assertThatThrownBy(() -> new Split(50, 0)).hasMessageContaining("at least one thread");
  }
}
