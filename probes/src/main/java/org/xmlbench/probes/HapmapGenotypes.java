package org.xmlbench.probes;

import static org.xmlbench.probes.HapmapRecords.line;
import static org.xmlbench.probes.HapmapRecords.name;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/** The genotypes of one plate of samples, and the frequencies that follow from them. */
final class HapmapGenotypes {
  private static final Name GENOTYPES = name("genotypes");
  private static final Name FREQUENCIES = name("frequencies");
  private static final Name ASSAY_USED = name("assay_used");
  private static final Name PANEL = name("panel");
  private static final Name LSID = Name.of("lsid");
  private static final Name GENOTYPE = name("genotype");
  private static final Name SAMPLE = Name.of("sample");
  private static final Name QC_CODE = Name.of("qc_code");
  private static final Name ALLELE = name("allele");
  private static final Name ALLELE_FREQUENCY = name("allele_frequency");
  private static final Name GENOTYPE_FREQUENCY = name("genotype_frequency");
  private static final Name OF = Name.of("of");
  private static final Name FREQUENCY = name("frequency");
  private static final Name COUNT = name("count");
  private static final Name TOTAL = name("total");

  private static final String[] PANELS = {
    "CEPH-30-trios:1", "Yoruba-30-trios:1", "Han_Chinese:2", "Japanese:2"
  };
  private static final int SAMPLES = 24;
  private static final int FIRST_SAMPLE = 6985;

  private final SplitMix64 random;
  private final TextBuffer text = new TextBuffer();
  private String panel = PANELS[0];
  private int first;
  private int mixed;
  private int second;

  HapmapGenotypes(SplitMix64 random) {
    this.random = random;
  }

  void genotypes(DocumentWriter writer, TextBuffer assay, char allele1, char allele2)
      throws IOException {
    panel = random.pick(PANELS);
    first = 0;
    mixed = 0;
    second = 0;
    int share = random.between(5, 95);
    int sample = FIRST_SAMPLE + random.below(3000);
    start(writer, GENOTYPES, assay);
    for (int i = 0; i < SAMPLES; i++) {
      boolean one = random.chance(share);
      boolean two = random.chance(share);
      count(one, two);
      sample += random.between(1, 9);
      text.clear().add("urn:lsid:dcc.hapmap.org:Sample:NA").padded(sample, 5).add(":1");
      line(writer).start(GENOTYPE).attribute(SAMPLE, text);
      writer.attribute(QC_CODE, random.chance(97) ? "QC+" : "QC-");
      writer.element(ALLELE, text.clear().add(one ? allele1 : allele2));
      writer.element(ALLELE, text.clear().add(two ? allele1 : allele2)).end();
    }
    writer.newline().end().newline();
  }

  void frequencies(DocumentWriter writer, TextBuffer assay, char allele1, char allele2)
      throws IOException {
    start(writer, FREQUENCIES, assay);
    int alleles = 2 * SAMPLES;
    text.clear().add(allele1);
    frequency(writer, ALLELE_FREQUENCY, 2 * first + mixed, alleles);
    text.clear().add(allele2);
    frequency(writer, ALLELE_FREQUENCY, 2 * second + mixed, alleles);
    text.clear().add(allele1).add('/').add(allele1);
    frequency(writer, GENOTYPE_FREQUENCY, first, SAMPLES);
    text.clear().add(allele1).add('/').add(allele2);
    frequency(writer, GENOTYPE_FREQUENCY, mixed, SAMPLES);
    text.clear().add(allele2).add('/').add(allele2);
    frequency(writer, GENOTYPE_FREQUENCY, second, SAMPLES);
    line(writer).element(TOTAL, text.clear().add(alleles));
    writer.newline().end().newline();
  }

  private void start(DocumentWriter writer, Name record, TextBuffer assay) throws IOException {
    writer.start(record);
    line(writer).start(ASSAY_USED).attribute(LSID, assay).endEmpty();
    text.clear().add("urn:lsid:dcc.hapmap.org:Panel:").add(panel);
    line(writer).start(PANEL).attribute(LSID, text).endEmpty();
  }

  /** Writes the frequency of what {@code text} holds. */
  private void frequency(DocumentWriter writer, Name record, int count, int total)
      throws IOException {
    line(writer).start(record).attribute(OF, text);
    writer.element(FREQUENCY, text.clear().decimal(1000L * count / total, 3));
    writer.element(COUNT, text.clear().add(count)).end();
  }

  private void count(boolean one, boolean two) {
    if (one != two) {
      mixed++;
    } else if (one) {
      first++;
    } else {
      second++;
    }
  }
}
