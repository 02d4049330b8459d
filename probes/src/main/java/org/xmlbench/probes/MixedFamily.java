package org.xmlbench.probes;

import java.io.IOException;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.InternalSubset;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * {@code mixed:SIZE}: a manual, whose text is cut into small pieces: by elements among words, CDATA
 * sections with code, comments, processing instructions, and references to characters and to
 * entities of the internal subset. It asks what a parser does at each seam.
 *
 * <p>Source: DocBook 4 as the manuals of free software have it; no external DTD is named. How often
 * each construct comes is ours, and more often than in any of these. The words are made up of
 * French, German and English ones, so that the document has bytes above ASCII in every encoding.
 */
final class MixedFamily extends ByteSizedFamily {
  private static final Name BOOK = Name.of("book");
  private static final Name SECTION = Name.of("section");
  private static final Name ID = Name.of("id");
  private static final Name TITLE = Name.of("title");
  private static final Name PARAGRAPH = Name.of("para");
  private static final Name LISTING = Name.of("programlisting");
  private static final Name[] INLINE = {
    Name.of("emphasis"), Name.of("literal"), Name.of("command"), Name.of("filename")
  };
  private static final String[] WORDS =
      ("the parser reads while text ends where another piece begins naïve façade Größe über élan"
           + " señor document and of with für déjà châtaigne übrig straße word before after seam")
          .split(" ");
  private static final String[] CODE = {
    "if (a < b && b > c) { return a[i[0]]; }",
    "<item id=\"1\">text & more</item>",
    "for (int i = 0; i < n; i++) {\n    sum += x[i];\n  }",
    "printf(\"%d & %d\\n\", größe, n);",
    "#define MIN(a, b) ((a) < (b) ? (a) : (b))"
  };

  /** Characters that references name. */
  private static final int[] REFERENCES = {0xE9, 0x2014, 0x20AC, 0xA0, 0x3B1, '<', '&', 0x2026};

  private static final String[] ENTITIES = {"product", "version", "vendor"};

  MixedFamily() {
    super(
        "mixed",
        "a manual whose text is cut by elements, CDATA, comments, instructions and references",
        "DocBook 4 in manuals of free software; how often each construct comes is ours");
  }

  @Override
  Set<Capability> needs() {
    return Set.of(Capability.DOCTYPE, Capability.INTERNAL_ENTITIES);
  }

  @Override
  Records records(long seed) {
    return new Sections(new SplitMix64(seed));
  }

  /** The sections of one document. */
  private static final class Sections implements Records {
    private final SplitMix64 random;
    private final TextBuffer text = new TextBuffer();
    private long number;

    Sections(SplitMix64 random) {
      this.random = random;
    }

    @Override
    public void open(DocumentWriter writer) throws IOException {
      writer.declaration();
      writer.docType(
          "book",
          null,
          null,
          new InternalSubset()
              .entity("product", "XMLBench")
              .entity("version", "made-up 1.0")
              .entity("vendor", "the project's écrivains"));
      writer.start(BOOK).newline();
    }

    @Override
    public void next(DocumentWriter writer) throws IOException {
      number++;
      writer.start(SECTION).attribute(ID, text.clear().add("section-").add(number)).newline();
      writer
          .start(TITLE)
          .text(text.clear().add("Section ").add(number))
          .text(": ")
          .entity("product");
      writer.end().newline();
      int paragraphs = random.between(1, 3);
      for (int i = 0; i < paragraphs; i++) {
        paragraph(writer);
      }
      listing(writer);
      writer.end().newline();
    }

    private void paragraph(DocumentWriter writer) throws IOException {
      writer.start(PARAGRAPH);
      int pieces = random.between(6, 24);
      for (int i = 0; i < pieces; i++) {
        words(writer, random.between(1, 9));
        piece(writer);
      }
      writer.end().newline();
    }

    private void words(DocumentWriter writer, int count) throws IOException {
      text.clear();
      for (int i = 0; i < count; i++) {
        text.add(random.pick(WORDS)).add(' ');
      }
      writer.text(text);
    }

    /** What stands between two stretches of words. */
    private void piece(DocumentWriter writer) throws IOException {
      int kind = random.below(100);
      if (kind < 30) {
        writer.start(random.pick(INLINE));
        words(writer, random.between(1, 3));
        writer.end().text(" ");
      } else if (kind < 50) {
        writer.character(REFERENCES[random.below(REFERENCES.length)], random.chance(50)).text(" ");
      } else if (kind < 65) {
        writer.entity(random.pick(ENTITIES)).text(", ");
      } else if (kind < 80) {
        writer.text("R&D, a<b ");
      } else if (kind < 88) {
        text.clear().add(" note ").add(random.below(100_000)).add(": <para> & größer ");
        writer.comment(text.toString());
      } else if (kind < 94) {
        text.clear().add("line=\"").add(random.below(100_000)).add("\" höhe=\"<3\"");
        writer.processingInstruction("break", text.toString());
      } else {
        writer.cdata(random.pick(CODE));
      }
    }

    private void listing(DocumentWriter writer) throws IOException {
      writer.start(LISTING);
      text.clear().add("// listing ").add(number).add('\n');
      int lines = random.between(1, 6);
      for (int i = 0; i < lines; i++) {
        text.add(random.pick(CODE)).add('\n');
      }
      writer.cdata(text.toString()).end().newline();
    }

    @Override
    public void close(DocumentWriter writer) throws IOException {
      writer.end().newline();
    }
  }
}
