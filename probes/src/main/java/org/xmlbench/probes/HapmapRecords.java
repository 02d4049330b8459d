package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * The records of a {@code hapmap} document. For each SNP in turn: the SNP, its assay, the genotypes
 * that the assay found, and their frequencies; before every 40th SNP a protocol.
 */
final class HapmapRecords implements Records {
  static final String NAMESPACE = "http://www.hapmap.org";

  private static final Name ROOT = name("hapmap");
  private static final Name SCHEMA_LOCATION = Name.of(SoapEnvelope.XSI, "xsi", "schemaLocation");
  private static final Name LSID = Name.of("lsid");
  private static final Name SUBMISSION = name("submission");
  private static final Name PROTOCOL = name("protocol");
  private static final Name PROTOCOL_NAME = name("name");
  private static final Name DESCRIPTION = name("description");
  private static final Name STEP = name("step");
  private static final Name NUMBER = Name.of("number");
  private static final Name SNP = name("snp");
  private static final Name SNP_CLASS = Name.of("snp_class");
  private static final Name SEQUENCE = name("sequence");
  private static final Name FLANK5 = name("flank5");
  private static final Name OBSERVED = name("observed");
  private static final Name FLANK3 = name("flank3");
  private static final Name LOCATIONS = name("genomic_locations");
  private static final Name LOCATION = name("location");
  private static final Name POSITION = name("position");
  private static final Name CHROMOSOME = Name.of("chromosome");
  private static final Name STRAND = Name.of("strand");
  private static final Name BUILD = Name.of("build");
  private static final Name TYPE = Name.of("type");
  private static final Name ASSAY = name("assay");
  private static final Name SNP_ASSAYED = name("snp_assayed");
  private static final Name PROTOCOL_USED = name("protocol_used");
  private static final Name PRIMER = name("primer");
  private static final Name DIRECTION = Name.of("direction");
  private static final Name EXTENSION_PROBE = name("extension_probe");
  private static final Name STATUS = name("status");

  private static final String[] CENTERS = {
    "affymetrix", "bcm", "broad", "illumina", "imsut-riken", "mcgill-gqic", "perlegen", "sanger"
  };
  private static final String[] SNP_CLASSES = {"verified", "two-hit", "bac-overlap", "cluster"};
  private static final String[] STEPS = {
    "amplify the target by PCR",
    "digest with a restriction enzyme",
    "ligate the adaptors",
    "label the fragments",
    "hybridize to the array",
    "wash and stain",
    "extend the probe by a base",
    "scan the plate",
    "cluster the intensities",
    "call the genotypes"
  };
  private static final String BASES = "ACGT";
  private static final int SNPS_PER_PROTOCOL = 40;
  private static final int RECORDS_PER_SNP = 4;

  private final SplitMix64 random;
  private final HapmapGenotypes genotypes;
  private final TextBuffer text = new TextBuffer();
  private final TextBuffer assayId = new TextBuffer();
  private long snps;
  private long protocols;
  private long position;
  private int stage;
  private String center = CENTERS[0];
  private char allele1;
  private char allele2;

  HapmapRecords(long seed) {
    random = new SplitMix64(seed);
    genotypes = new HapmapGenotypes(random);
  }

  /** An element of the project's namespace, written without a prefix. */
  static Name name(String localName) {
    return Name.of(NAMESPACE, "", localName);
  }

  @Override
  public void open(DocumentWriter writer) throws IOException {
    writer.declaration();
    writer
        .start(ROOT)
        .namespace("", NAMESPACE)
        .namespace("xsi", SoapEnvelope.XSI)
        .attribute(
            SCHEMA_LOCATION, NAMESPACE + " " + NAMESPACE + "/xml-schema/2003-11-04/hapmap.xsd")
        .newline();
    writer.start(SUBMISSION).attribute(LSID, "urn:lsid:dcc.hapmap.org:Submission:1:1").newline();
  }

  @Override
  public void next(DocumentWriter writer) throws IOException {
    if (stage == 0 && snps / SNPS_PER_PROTOCOL == protocols) {
      protocol(writer);
      return;
    }
    switch (stage) {
      case 0 -> snp(writer);
      case 1 -> assay(writer);
      case 2 -> genotypes.genotypes(writer, assayId, allele1, allele2);
      default -> genotypes.frequencies(writer, assayId, allele1, allele2);
    }
    stage = (stage + 1) % RECORDS_PER_SNP;
  }

  @Override
  public void close(DocumentWriter writer) throws IOException {
    writer.end().newline().end().newline();
  }

  private void protocol(DocumentWriter writer) throws IOException {
    protocols++;
    center = random.pick(CENTERS);
    writer.start(PROTOCOL).attribute(LSID, protocolId());
    line(writer).element(PROTOCOL_NAME, text.clear().add("genotype_protocol_").add(protocols));
    text.clear().add("Genotyping of ").add(random.between(96, 1536)).add(" SNPs a plate at ");
    text.add(random.between(37, 72)).add(" degrees for ").add(random.between(4, 48));
    line(writer).element(DESCRIPTION, text.add(" hours, with < 1% missing data."));
    int steps = random.between(4, 7);
    for (int i = 1; i <= steps; i++) {
      line(writer).start(STEP).attribute(NUMBER, text.clear().add(i));
      writer.text(random.pick(STEPS)).end();
    }
    writer.newline().end().newline();
  }

  private void snp(DocumentWriter writer) throws IOException {
    snps++;
    position += random.between(200, 4000);
    int first = random.below(4);
    allele1 = BASES.charAt(first);
    allele2 = BASES.charAt((first + random.between(1, 3)) % 4);
    writer.start(SNP).attribute(LSID, snpId());
    writer.attribute(SNP_CLASS, random.pick(SNP_CLASSES));
    line(writer).start(SEQUENCE);
    writer.element(FLANK5, bases(random.between(60, 120)));
    writer.element(OBSERVED, text.clear().add(allele1).add('/').add(allele2));
    writer.element(FLANK3, bases(random.between(60, 120))).end();
    line(writer).start(LOCATIONS).start(LOCATION).attribute(BUILD, "ncbi_b34");
    writer.attribute(CHROMOSOME, text.clear().add("chr").add(1 + snps / 50_000 % 22));
    writer.attribute(STRAND, random.chance(50) ? "+" : "-").attribute(TYPE, "exact");
    writer.element(POSITION, text.clear().add(position)).end().end();
    writer.newline().end().newline();
  }

  private void assay(DocumentWriter writer) throws IOException {
    assayId.clear().add("urn:lsid:").add(center).add(".hapmap.org:Assay:").add(snps + 25_000);
    writer.start(ASSAY).attribute(LSID, assayId.add(":1"));
    line(writer).start(SNP_ASSAYED).attribute(LSID, snpId()).endEmpty();
    line(writer).start(PROTOCOL_USED).attribute(LSID, protocolId()).endEmpty();
    primer(writer, "forward");
    primer(writer, "reverse");
    line(writer).element(EXTENSION_PROBE, bases(random.between(22, 36)));
    line(writer).element(STATUS, random.chance(90) ? "succeeded" : "failed");
    writer.newline().end().newline();
  }

  private void primer(DocumentWriter writer, String direction) throws IOException {
    line(writer).start(PRIMER).attribute(DIRECTION, direction);
    writer.text(bases(random.between(18, 26))).end();
  }

  /** Starts the next line inside a record. */
  static DocumentWriter line(DocumentWriter writer) throws IOException {
    return writer.text("\n  ");
  }

  private TextBuffer snpId() {
    return text.clear().add("urn:lsid:ncbi.nlm.nih.gov:SNP:rs").add(snps + 3_000_000).add(":119");
  }

  private TextBuffer protocolId() {
    text.clear().add("urn:lsid:").add(center).add(".hapmap.org:Protocol:genotype_protocol_");
    return text.add(protocols).add(":1");
  }

  private TextBuffer bases(int count) {
    text.clear();
    long bits = 0;
    for (int i = 0; i < count; i++) {
      if ((i & 31) == 0) {
        bits = random.next();
      }
      text.add(BASES.charAt((int) bits & 3));
      bits >>>= 2;
    }
    return text;
  }
}
