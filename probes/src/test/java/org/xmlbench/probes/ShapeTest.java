package org.xmlbench.probes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.inspection.shape.DocumentShape;
import org.xmlbench.inspection.shape.ShapeReader;
import org.xmlbench.inspection.shape.UnreadableDocumentException;

/** The generated applications have the shape of real documents, whose numbers are stated here. */
class ShapeTest {
  /** From the least to the greatest value that real documents have. */
  private record Range(double low, double high) {
    /** A share just outside what nine models happen to show is still of their kind. */
    private static final double TOLERANCE = 0.05;

    void check(double value, String what) {
      assertThat(value).as(what).isBetween(low * (1 - TOLERANCE), high * (1 + TOLERANCE));
    }
  }

  /** The numbers of several real documents. */
  private record Stated(Markup markup, Shares shares, Depth depth, Names names) {
    void check(DocumentShape shape) {
      String what = shape.toString();
      markup.elementsPerKib.check(shape.elementsPerKib(), what);
      markup.attributesPerElement.check(shape.attributesPerElement(), what);
      shares.value.check(shape.valueShare(), what);
      shares.text.check(shape.textShare(), what);
      shares.blank.check(shape.blankShare(), what);
      depth.most.check(shape.depth().most(), what);
      depth.mean.check(shape.meanDepth(), what);
      names.elements.check(shape.names().elements(), what);
      names.attributes.check(shape.names().attributes(), what);
    }
  }

  /** How dense the markup is. */
  private record Markup(Range elementsPerKib, Range attributesPerElement) {}

  /** Of all bytes, those of attribute values, of text, and of white space alone. */
  private record Shares(Range value, Range text, Range blank) {}

  /** How deep elements lie. */
  private record Depth(Range most, Range mean) {}

  /** How many names there are. */
  private record Names(Range elements, Range attributes) {}

  /** Published models of 35 KiB and more that do not consist of one huge embedded text. */
  private static final List<String> MODELS =
      List.of(
          "ModalModelInsideModalModel.xml",
          "HanoiTower.xml",
          "Starmac.xml",
          "ModalBSC.xml",
          "BlindCommunication.xml",
          "Intersections.xml",
          "iRobotCreateVerification.xml",
          "Pendulum3D.xml",
          "Trilateration.xml");

  /** Measured over {@link #MODELS} in {@code documents/workflow/ptolemy}. */
  private static final Stated MODEL_SHAPES =
      new Stated(
          new Markup(new Range(8.47, 10.04), new Range(2.17, 2.60)),
          new Shares(new Range(0.359, 0.418), new Range(0.0001, 0.013), new Range(0.220, 0.307)),
          new Depth(new Range(7, 10), new Range(4.3, 5.9)),
          new Names(new Range(10, 14), new Range(8, 12)));

  /** Records of genes, proteins and motifs: attributes with long identifiers beside short texts. */
  private static final List<String> GENETIC =
      List.of(
          "uniprot/biopython__Tests_SwissProt_multi_ex.xml",
          "uniprot/biopython__Tests_SwissProt_UniRef90_P99999.xml",
          "seq/biopython__Tests_motifs_meme.adh.classic.oops.xml",
          "seq/biopython__Tests_Entrez_nucleotide1.xml");

  /**
   * Measured over {@link #GENETIC} in {@code documents/genetic}. No genotype file of the HapMap
   * project could be had, so its kind stands for it.
   */
  private static final Stated GENETIC_SHAPES =
      new Stated(
          new Markup(new Range(15.62, 27.92), new Range(0.016, 1.79)),
          new Shares(new Range(0.001, 0.392), new Range(0.008, 0.262), new Range(0.028, 0.207)),
          new Depth(new Range(5, 7), new Range(4.4, 6.7)),
          new Names(new Range(8, 59), new Range(1, 38)));

  @ParameterizedTest
  @ValueSource(strings = {"ptolemy:30", "ptolemy:1000"})
  void ptolemyHasTheShapeOfPublishedModels(String name) {
    MODEL_SHAPES.check(shape(SmallDocuments.generate(name).bytes()));
  }

  @Test
  void ptolemyHasAsManyActorsAsItsNameSays() {
    String text = SmallDocuments.generate("ptolemy:237").text();
    assertThat(text.split("<entity name=\"Actor")).hasSize(238);
    assertThat(text.split("<entity name=\"Composite")).hasSize(1 + 24);
    assertThat(text.split("<entity name=\"Subsystem")).hasSize(1 + 3);
    assertThat(text).contains("class=\"&lib;.").contains("by &author;.").contains("<?plotml ");
  }

  @Test
  void hapmapHasTheShapeOfItsKind() {
    GENETIC_SHAPES.check(shape(SmallDocuments.generate("hapmap:1MiB").bytes()));
  }

  /**
   * Stated of psd7003.xml: 262,525 entries with 89,717,977 residues (the document's own head);
   * 21,305,818 elements and 1,290,647 attributes in 683 MiB, greatest depth 7, mean depth 5.15 (the
   * table of the University of Washington's XML data repository, quoted from memory: it could not
   * be looked up when this was written); 47 element names in the first entries (the sample named in
   * {@link PsdFamily}). Entries with many references are rarer here, as {@link PsdFamily} says, so
   * elements are fewer and lie less deep.
   */
  @Test
  void psdHasTheShapeOfItsOriginal() {
    SmallDocuments.Generated document = SmallDocuments.generate("psd:4MiB");
    DocumentShape shape = shape(document.bytes());
    int entries = document.text().split("<ProteinEntry ").length - 1;

    assertThat(shape.elementsPerKib()).isCloseTo(30.5, within(6.0));
    assertThat(shape.attributesPerElement()).isCloseTo(0.061, within(0.045));
    assertThat(shape.depth().most()).isEqualTo(7);
    assertThat(shape.meanDepth()).isCloseTo(5.15, within(1.0));
    assertThat(shape.names().elements()).isBetween(47, 55);
    assertThat((double) shape.counts().elements() / entries).isCloseTo(30, within(5.0));
    assertThat(meanResidues(document.text(), entries)).isCloseTo(300, within(10.0));
  }

  /** What its class says; no real file is stated, since the shares of the records are ours. */
  @Test
  void attributesAreWhatItsDocumentConsistsOf() {
    SmallDocuments.Generated document = SmallDocuments.generate("attributes:1MiB");
    DocumentShape shape = shape(document.bytes());
    String text = document.text();

    assertThat(shape.attributesPerElement()).isCloseTo(4.4, within(0.2));
    assertThat(shape.valueShare()).isCloseTo(0.44, within(0.02));
    assertThat(shape.textShare()).isZero();
    assertThat(text).hasSize(document.bytes().length);
    assertThat((double) text.split("='").length / text.split("=['\"]").length)
        .isCloseTo(0.25, within(0.03));
    assertThat(text).contains("&amp;", "&quot;", "&apos;", "&lt;", "&#10;", "<im:source xmlns:im=");
  }

  /** The shares of natural text in those languages, by number of characters. */
  @Test
  void unicodeHasCharactersOfThreeLengths() {
    String text = SmallDocuments.generate("unicode:1MiB").text();
    assertThat(shareOfBytes(text, 1)).isCloseTo(0.756, within(0.02));
    assertThat(shareOfBytes(text, 2)).isCloseTo(0.199, within(0.02));
    assertThat(shareOfBytes(text, 3)).isCloseTo(0.045, within(0.01));
    assertThat(text).doesNotContainPattern("[\\x{10000}-\\x{10FFFF}]");

    double names = text.split("</[^\\x00-\\x7F]").length;
    assertThat(names / text.split("</").length).isCloseTo(0.12, within(0.02));
  }

  private static double shareOfBytes(String text, int bytes) {
    return (double)
            text.chars().filter(unit -> bytes == (unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3)).count()
        / text.length();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "psd:4MiB",
        "hapmap:4MiB",
        "unicode:4MiB",
        "text-utf8:4MiB",
        "mixed:4MiB",
        "harvest:4MiB",
        "molecule:1000",
        "wsmg-event:1000",
        "ws-security:1000",
        "e134:10000",
        "votable:10000",
        "interop-string:10000",
        "interop-int:50000"
      })
  void textsVary(String name) {
    DistinctTexts found = DistinctTexts.of(SmallDocuments.generate(name).bytes());
    assertThat(found.textsPerMib()).isGreaterThan(1000);
  }

  /** MoML keeps its values in attributes; real models have 335 to 8,291 different ones a MiB. */
  @ParameterizedTest
  @ValueSource(strings = {"ptolemy:2000", "attributes:4MiB"})
  void valuesVary(String name) {
    DistinctTexts found = DistinctTexts.of(SmallDocuments.generate(name).bytes());
    assertThat(found.valuesPerMib()).isGreaterThan(1000);
  }

  @Test
  void theStatedNumbersAreThoseOfTheRealModels() throws IOException {
    Path folder = shared().resolve("documents/workflow/ptolemy");
    Assumptions.assumeTrue(Files.isDirectory(folder), "no real documents at " + folder);
    for (String model : MODELS) {
      try (Stream<Path> files = Files.list(folder)) {
        Path file =
            files.filter(path -> path.toString().endsWith("_" + model)).findFirst().orElseThrow();
        MODEL_SHAPES.check(shape(Files.readAllBytes(file)));
      }
    }
  }

  @Test
  void theStatedNumbersAreThoseOfTheRealGeneticRecords() throws IOException {
    Path folder = shared().resolve("documents/genetic");
    Assumptions.assumeTrue(Files.isDirectory(folder), "no real documents at " + folder);
    for (String file : GENETIC) {
      GENETIC_SHAPES.check(shape(Files.readAllBytes(folder.resolve(file))));
    }
  }

  private static DocumentShape shape(byte[] document) {
    try {
      return ShapeReader.read(new ByteArrayInputStream(document));
    } catch (IOException | UnreadableDocumentException e) {
      throw new AssertionError("the document is well-formed: " + e.getMessage(), e);
    }
  }

  private static double meanResidues(String text, int entries) {
    long residues = 0;
    for (String part : text.split("<sequence>")) {
      int end = part.indexOf("</sequence>");
      if (end >= 0) {
        residues += part.substring(0, end).replace("\n", "").length();
        assertThat(part.substring(0, end).toUpperCase(Locale.ROOT)).matches("[A-Z\n]+");
      }
    }
    return (double) residues / entries;
  }

  private static Path shared() {
    String given = System.getProperty("xmlbench.shared");
    return given != null ? Path.of(given) : Path.of("../../shared").toAbsolutePath().normalize();
  }
}
