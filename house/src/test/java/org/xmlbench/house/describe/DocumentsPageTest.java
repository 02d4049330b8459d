package org.xmlbench.house.describe;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.inspection.shape.DocumentShape;
import org.xmlbench.inspection.shape.ShapeReader;
import org.xmlbench.inspection.shape.UnreadableDocumentException;
import org.xmlbench.probes.Catalogue;

/**
 * The tables of docs/documents.md are what is generated and what the real files are. With {@code
 * -Dxmlbench.golden=write} the test writes them anew.
 */
class DocumentsPageTest {
  private static final Path PAGE = Path.of("../docs/documents.md");
  private static final String END = "<!-- end -->";

  /** Files that show a family's kind, in the folder of real documents. */
  private static final List<String> REAL =
      List.of(
          "astronomy/votable/astropy__astropy_io_votable_tests_data_irsa-nph-m31.xml",
          "astronomy/votable/pyvo__pyvo_dal_tests_data_ssa_result.xml",
          "astronomy/votable/pyvo__pyvo_dal_tests_data_tap_obscore-image.xml",
          "other/geo/osm-testdata__misc_64bit_ids.osm",
          "other/geo/osm-testdata__grid_data_all.osm",
          "messages/mesh/luceneutil__src_javascript_3d_Specs_Data_Models_CesiumAir_Cesium_Air.dae",
          "messages/wssec/santuario-xml-security-java__src_test_resources_interop_c14n_Y4_signature.xml",
          "messages/soap/ws-axiom__testing_xml-testsuite_src_main_resources_org_apache_axiom_ts_xml_bulk_sigEncr.xml",
          "messages/soap/xml-log-filter__benchmark_jmh_src_test_resources_benchmark_2k.xml",
          "other/doc/dacapobench__benchmarks_bms_xalan_workload_controls.xml",
          "other/docbook/libxml2__test_relaxng_tutor11_1_3.xml",
          "other/docbook/libexpat__expat_doc_xmlwf.xml",
          "messages/cml/cmlxom__src_test_resources_org_xmlcml_cml_element_examples_complex_castep2.xml",
          "genetic/uniprot/biopython__Tests_SwissProt_Q13639.xml",
          "genetic/seq/biopython__Tests_motifs_meme.adh.classic.oops.xml",
          "workflow/ptolemy/PtolemyII-Eboracum_PathLoss__ptolemy_demo_ptjar_tmpdir_ptolemy_demo_Demos_HanoiTower.xml");

  @Test
  void theCataloguesShapesStandOnThePage() throws IOException {
    List<List<String>> rows = new ArrayList<>();
    for (DocumentFamily family : Catalogue.families()) {
      Document document = family.document(CatalogueShapes.name(family));
      rows.add(ShapeText.numbers("`" + document.name() + "`", CatalogueShapes.shape(document)));
    }
    assertTable("<!-- shapes of the catalogue -->", rows);
  }

  @Test
  void theRealFilesShapesStandOnThePage() throws Exception {
    Path folder = shared().resolve("documents");
    Assumptions.assumeTrue(Files.isDirectory(folder), "no real documents at " + folder);
    List<List<String>> rows = new ArrayList<>();
    for (String file : REAL) {
      rows.add(ShapeText.numbers(shortName(file), shape(folder.resolve(file))));
    }
    assertTable("<!-- shapes of real files -->", rows);
  }

  /** The folder, and what the file was called in the repository from which it came. */
  private static String shortName(String file) {
    String folder = file.substring(0, file.lastIndexOf('/'));
    return folder + ": " + file.substring(file.lastIndexOf('_') + 1);
  }

  private static DocumentShape shape(Path file) throws IOException, UnreadableDocumentException {
    try (InputStream in = Files.newInputStream(file)) {
      return ShapeReader.read(in);
    }
  }

  private static void assertTable(String begin, List<List<String>> rows) throws IOException {
    List<String> head = ShapeText.head().subList(0, rows.getFirst().size());
    StringBuilder table = new StringBuilder();
    table.append("| ").append(String.join(" | ", head)).append(" |\n");
    table.append("|---".repeat(head.size())).append("|\n");
    rows.forEach(row -> table.append("| ").append(String.join(" | ", row)).append(" |\n"));

    String page = Files.readString(PAGE);
    int from = page.indexOf(begin) + begin.length() + 1;
    int to = page.indexOf(END, from);
    if ("write".equals(System.getProperty("xmlbench.golden"))) {
      Files.writeString(PAGE, page.substring(0, from) + table + page.substring(to));
    } else {
      assertThat(page.substring(from, to)).isEqualTo(table.toString());
    }
  }

  private static Path shared() {
    String given = System.getProperty("xmlbench.shared");
    return given != null ? Path.of(given) : Path.of("../../shared").toAbsolutePath().normalize();
  }
}
