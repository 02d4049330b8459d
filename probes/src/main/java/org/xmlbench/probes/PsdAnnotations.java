package org.xmlbench.probes;

import static org.xmlbench.probes.PsdEntries.line;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/** What curators add to some protein entries: genetics, function, keywords, features. */
final class PsdAnnotations {
  private static final Name COMMENT = Name.of("comment");
  private static final Name GENETICS = Name.of("genetics");
  private static final Name GENE = Name.of("gene");
  private static final Name MAP_POSITION = Name.of("map-position");
  private static final Name INTRONS = Name.of("introns");
  private static final Name COMPLEX = Name.of("complex");
  private static final Name FUNCTION = Name.of("function");
  private static final Name DESCRIPTION = Name.of("description");
  private static final Name CLASSIFICATION = Name.of("classification");
  private static final Name SUPERFAMILY = Name.of("superfamily");
  private static final Name KEYWORDS = Name.of("keywords");
  private static final Name KEYWORD = Name.of("keyword");
  private static final Name FEATURE = Name.of("feature");
  private static final Name LABEL = Name.of("label");
  private static final Name FEATURE_TYPE = Name.of("feature-type");
  private static final Name SEQ_SPEC = Name.of("seq-spec");
  private static final Name STATUS = Name.of("status");

  private final SplitMix64 random;
  private final TextBuffer text = new TextBuffer();

  PsdAnnotations(SplitMix64 random) {
    this.random = random;
  }

  void write(DocumentWriter writer, int length) throws IOException {
    if (random.chance(5)) {
      text.clear().add("This protein is expressed in ").add(random.pick(ProteinWords.TISSUES));
      line(writer, COMMENT, text.add(" cells of both sexes."));
    }
    if (random.chance(10)) {
      genetics(writer, length);
    }
    if (random.chance(3)) {
      line(writer, COMPLEX, text.clear().add("homodimer of ").add(length / 9).add(" kDa"));
    }
    if (random.chance(5)) {
      writer.start(FUNCTION).newline();
      text.clear().add("catalyzes the last step in the synthesis of ");
      line(writer, DESCRIPTION, text.add(random.pick(ProteinWords.PROTEINS)));
      writer.end().newline();
    }
    if (random.chance(20)) {
      writer.start(CLASSIFICATION).newline();
      line(writer, SUPERFAMILY, text.clear().add(random.pick(ProteinWords.PROTEINS)));
      writer.end().newline();
    }
    if (random.chance(15)) {
      keywords(writer);
    }
    if (random.chance(12)) {
      for (int more = random.between(1, 3); more > 0; more--) {
        feature(writer, length);
      }
    }
  }

  private void genetics(DocumentWriter writer, int length) throws IOException {
    writer.start(GENETICS).newline();
    text.clear();
    for (int i = 0; i < 3; i++) {
      text.add((char) ('a' + random.below(26)));
    }
    line(writer, GENE, text.add((char) ('A' + random.below(26))));
    if (random.chance(40)) {
      text.clear().add(random.between(1, 22)).add('q').add(random.between(11, 36));
      line(writer, MAP_POSITION, text);
    }
    if (random.chance(40)) {
      text.clear().add(random.between(1, length)).add('/').add(random.between(1, 3));
      line(writer, INTRONS, text);
    }
    writer.end().newline();
  }

  private void keywords(DocumentWriter writer) throws IOException {
    writer.start(KEYWORDS).newline();
    for (int more = random.between(1, 4); more > 0; more--) {
      line(writer, KEYWORD, text.clear().add(random.pick(ProteinWords.KEYWORDS)));
    }
    writer.end().newline();
  }

  private void feature(DocumentWriter writer, int length) throws IOException {
    writer.start(FEATURE);
    if (random.chance(40)) {
      writer.attribute(LABEL, random.pick(ProteinWords.LABELS));
    }
    writer.newline();
    line(writer, FEATURE_TYPE, text.clear().add(random.pick(ProteinWords.FEATURES)));
    text.clear().add(random.pick(ProteinWords.KEYWORDS)).add(" (residue ");
    line(writer, DESCRIPTION, text.add(random.between(1, length)).add(')'));
    int start = random.between(1, length);
    text.clear().add(start).add('-').add(Math.min(length, start + random.below(40)));
    line(writer, SEQ_SPEC, text);
    if (random.chance(60)) {
      line(writer, STATUS, text.clear().add(random.chance(50) ? "predicted" : "experimental"));
    }
    writer.end().newline();
  }
}
