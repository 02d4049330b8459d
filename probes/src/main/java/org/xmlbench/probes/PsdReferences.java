package org.xmlbench.probes;

import static org.xmlbench.probes.PsdEntries.line;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/** The references of a protein entry: who published it where, and which sequence it is. */
final class PsdReferences {
  private static final Name REFERENCE = Name.of("reference");
  private static final Name REFINFO = Name.of("refinfo");
  private static final Name REFID = Name.of("refid");
  private static final Name AUTHORS = Name.of("authors");
  private static final Name AUTHOR = Name.of("author");
  private static final Name CITATION = Name.of("citation");
  private static final Name TYPE = Name.of("type");
  private static final Name VOLUME = Name.of("volume");
  private static final Name MONTH = Name.of("month");
  private static final Name YEAR = Name.of("year");
  private static final Name PAGES = Name.of("pages");
  private static final Name TITLE = Name.of("title");
  private static final Name XREFS = Name.of("xrefs");
  private static final Name XREF = Name.of("xref");
  private static final Name DB = Name.of("db");
  private static final Name UID = Name.of("uid");
  private static final Name ACCINFO = Name.of("accinfo");
  private static final Name LABEL = Name.of("label");
  private static final Name ACCESSION = Name.of("accession");
  private static final Name STATUS = Name.of("status");
  private static final Name MOL_TYPE = Name.of("mol-type");
  private static final Name SEQ_SPEC = Name.of("seq-spec");
  private static final Name CONTENTS = Name.of("contents");

  private static final long FIRST_MEDLINE = 60_000_000;

  private final SplitMix64 random;
  private final TextBuffer text = new TextBuffer();

  PsdReferences(SplitMix64 random) {
    this.random = random;
  }

  void write(DocumentWriter writer, long serial, int length) throws IOException {
    int count = random.chance(10) ? 2 : 1;
    for (int i = 0; i < count; i++) {
      writer.start(REFERENCE).newline();
      String firstAuthor = refinfo(writer, serial, i);
      if (i > 0) {
        line(writer, CONTENTS, text.clear().add("annotation"));
      } else if (random.chance(60)) {
        accinfo(writer, serial, length, firstAuthor);
      }
      writer.end().newline();
    }
  }

  private String refinfo(DocumentWriter writer, long serial, int index) throws IOException {
    writer.start(REFINFO).attribute(REFID, accession(serial, index)).newline();
    writer.start(AUTHORS).newline();
    String first = random.pick(ProteinWords.SURNAMES);
    author(writer, first);
    for (int more = random.below(3); more > 0; more--) {
      author(writer, random.pick(ProteinWords.SURNAMES));
    }
    writer.end().newline();
    if (random.chance(60)) {
      article(writer);
    } else {
      submission(writer);
    }
    if (random.chance(15)) {
      text.clear().add(FIRST_MEDLINE + serial * 7 + index);
      writer.start(XREFS).newline().start(XREF).element(DB, "MUID").element(UID, text).end();
      writer.newline().end().newline();
    }
    writer.end().newline();
    return first;
  }

  private void author(DocumentWriter writer, String surname) throws IOException {
    text.clear().add(surname).add(", ").add(initial()).add('.');
    if (random.chance(60)) {
      text.add(initial()).add('.');
    }
    line(writer, AUTHOR, text);
  }

  private void article(DocumentWriter writer) throws IOException {
    line(writer, CITATION, text.clear().add(random.pick(ProteinWords.JOURNALS)));
    int page = random.between(1, 9800);
    writer
        .element(VOLUME, text.clear().add(random.between(1, 290)))
        .element(YEAR, text.clear().add(random.between(1962, 2001)))
        .element(PAGES, text.clear().add(page).add('-').add(page + random.between(2, 18)))
        .newline();
    text.clear().add(random.pick(ProteinWords.STUDIES)).add(" the ");
    text.add(random.pick(ProteinWords.TISSUES)).add(' ').add(random.pick(ProteinWords.PROTEINS));
    text.add(" of ").add(random.pick(ProteinWords.SPECIES).formal()).add('.');
    line(writer, TITLE, text);
  }

  private void submission(DocumentWriter writer) throws IOException {
    writer
        .start(CITATION)
        .attribute(TYPE, "submission")
        .text(random.chance(50) ? "submitted to the EMBL Data Library" : "submitted to GenBank")
        .end()
        .newline();
    writer
        .element(MONTH, text.clear().add(random.pick(ProteinWords.MONTHS)))
        .element(YEAR, text.clear().add(random.between(1990, 2001)))
        .newline();
  }

  private void accinfo(DocumentWriter writer, long serial, int length, String author)
      throws IOException {
    text.clear();
    for (int i = 0; i < 3; i++) {
      text.add(Character.toUpperCase(author.charAt(i)));
    }
    writer.start(ACCINFO).attribute(LABEL, text).newline();
    line(writer, ACCESSION, accession(serial, 0));
    if (random.chance(15)) {
      line(writer, STATUS, text.clear().add("preliminary"));
    }
    line(writer, MOL_TYPE, text.clear().add(random.pick(ProteinWords.MOLECULES)));
    line(writer, SEQ_SPEC, text.clear().add("1-").add(length));
    if (random.chance(10)) {
      writer.start(XREFS).newline();
      text.clear().add(initial()).atLeast(serial, 5);
      writer.start(XREF).element(DB, "EMBL").element(UID, text).end().newline();
      text.clear().add("CAA").atLeast(serial, 5).add(".1");
      writer.start(XREF).element(DB, "PIDN").element(UID, text).end().newline();
      writer.end().newline();
    }
    writer.end().newline();
  }

  private TextBuffer accession(long serial, int index) {
    return text.clear().add((char) ('A' + (serial + index) % 20)).atLeast(serial + index * 7L, 5);
  }

  private char initial() {
    return (char) ('A' + random.below(26));
  }
}
