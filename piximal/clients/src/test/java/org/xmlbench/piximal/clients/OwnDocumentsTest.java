package org.xmlbench.piximal.clients;

import static org.assertj.core.api.Assertions.assertThat;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.xml.StaxDriver;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.xml.catalog.CatalogFeatures;
import javax.xml.catalog.CatalogManager;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamReader;
import org.apache.batik.anim.dom.SAXSVGDocumentFactory;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.eventusermodel.XSSFReader;
import org.apache.poi.xssf.eventusermodel.XSSFSheetXMLHandler;
import org.apache.poi.xssf.model.SharedStrings;
import org.apache.poi.xssf.usermodel.XSSFComment;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.svg.SVGDocument;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.piximal.sax.PiximalSaxReader;
import tools.jackson.dataformat.xml.XmlFactory;
import tools.jackson.dataformat.xml.XmlMapper;

/** Clients that read documents of a kind of their own. */
@Tag("slow")
class OwnDocumentsTest {
  private static final String ORDER =
      """
      <?xml version="1.0"?>
      <!DOCTYPE order [<!ENTITY who "Ann &#38;amp; Bob">]>
      <order><id>17</id><who>&who;</who><note><![CDATA[<&>]]></note></order>\
      """;

  private static final String SVG =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"
        "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY red "fill:red">]>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
        <defs><rect id="r" width="2" height="3" style="&red;"/></defs>
        <use xlink:href="#r" x="1"/><title>a <![CDATA[<b>]]></title>
      </svg>\
      """;

  private static final String WITH_SUBSET =
      "<!DOCTYPE order PUBLIC 'the order' 'http://localhost/none/order.dtd'>"
          + "<order>&inside; &elsewhere;</order>";

  private static final String EXTERNAL = "the text of another file";

  @TempDir private Path folder;

  /** What both bind an order to. */
  public static final class Order {
    public int id;
    public String who;
    public String note;

    @Override
    public String toString() {
      return id + "|" + who + "|" + note;
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @EnumSource
  void jacksonBindsAnOrder(Parser by) {
    XmlMapper mapper = new XmlMapper(XmlFactory.builder().xmlInputFactory(by.stax()).build());
    assertThat(mapper.readValue(bytes(ORDER), Order.class)).hasToString("17|Ann & Bob|<&>");
  }

  @ParameterizedTest
  @EnumSource
  void xstreamMakesAnOrder(Parser by) {
    XStream xstream =
        new XStream(
            new StaxDriver() {
              @Override
              protected XMLInputFactory createInputFactory() {
                return by.stax();
              }
            });
    xstream.allowTypes(new Class<?>[] {Order.class});
    xstream.alias("order", Order.class);
    assertThat(xstream.fromXML(new ByteArrayInputStream(bytes(ORDER))))
        .hasToString("17|Ann & Bob|<&>");
  }

  /** The document type of SVG is not fetched. */
  @Test
  void batikReadsAPicture() throws Exception {
    SVGDocument picture = picture(PiximalSaxReader.class.getName());
    assertThat(picture.getElementById("r").getAttribute("style")).isEqualTo("fill:red");
    assertThat(DomText.of(picture)).isEqualTo(DomText.of(picture(null)));
  }

  /** By the reader of that class; of null, by the JDK's. */
  private static SVGDocument picture(String reader) throws Exception {
    return new SAXSVGDocumentFactory(reader)
        .createSVGDocument("file:/p.svg", new ByteArrayInputStream(bytes(SVG)));
  }

  /** A catalogue that leads to a subset and to an entity in this folder. */
  private CatalogFeatures catalog() throws Exception {
    Path subset = folder.resolve("order.dtd");
    Path entity = folder.resolve("entity.txt");
    Files.writeString(
        subset,
        "<!ENTITY inside 'declared'><!ENTITY elsewhere SYSTEM 'http://localhost/none/e.txt'>"
            + "<!ATTLIST order kind CDATA 'by subset'>");
    Files.writeString(entity, EXTERNAL);
    Path catalog = folder.resolve("catalog.xml");
    Files.writeString(
        catalog,
        """
        <catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">
          <public publicId="the order" uri="%s"/>
          <system systemId="http://localhost/none/order.dtd" uri="%1$s"/>
          <system systemId="http://localhost/none/e.txt" uri="%s"/>
        </catalog>\
        """
            .formatted(subset.toUri(), entity.toUri()));
    return CatalogFeatures.builder()
        .with(CatalogFeatures.Feature.FILES, catalog.toUri().toString())
        .build();
  }

  @ParameterizedTest
  @EnumSource
  void catalogLeadsToFilesOfSax(Parser by) throws Exception {
    StringBuilder text = new StringBuilder();
    XMLReader reader = by.reader();
    reader.setEntityResolver(CatalogManager.catalogResolver(catalog()));
    reader.setContentHandler(
        new DefaultHandler() {
          @Override
          public void startElement(String uri, String name, String whole, Attributes values) {
            text.append(name).append(values.getValue("kind")).append(' ');
          }

          @Override
          public void characters(char[] characters, int from, int length) {
            text.append(characters, from, length);
          }
        });
    reader.parse(Parser.input(bytes(WITH_SUBSET)));
    assertThat(text).hasToString("orderby subset declared " + EXTERNAL);
  }

  @ParameterizedTest
  @EnumSource
  void catalogLeadsToFilesOfStax(Parser by) throws Exception {
    XMLInputFactory factory = by.stax();
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, true);
    factory.setXMLResolver(CatalogManager.catalogResolver(catalog()));
    XMLStreamReader reader =
        factory.createXMLStreamReader(new ByteArrayInputStream(bytes(WITH_SUBSET)));
    StringBuilder text = new StringBuilder();
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT ->
            text.append(reader.getLocalName())
                .append(reader.getAttributeValue(null, "kind"))
                .append(' ');
        case XMLStreamConstants.CHARACTERS -> text.append(reader.getText());
        default -> {}
      }
    }
    assertThat(text).hasToString("orderby subset declared " + EXTERNAL);
  }

  private static byte[] workbook() throws Exception {
    try (XSSFWorkbook book = new XSSFWorkbook()) {
      for (String name : List.of("first", "second & <last>")) {
        var sheet = book.createSheet(name);
        for (int i = 0; i < 50; i++) {
          Row row = sheet.createRow(i);
          row.createCell(0).setCellValue(name + " \u00e9 \ud834\udd1e line\nbreak " + i % 7);
          row.createCell(1).setCellValue(i / 8.0);
          row.createCell(3).setCellFormula("B" + (i + 1) + "<3"); // Has no value, and is not shown.
          row.createCell(4).setCellValue(i % 2 == 0);
        }
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      book.write(out);
      return out.toByteArray();
    }
  }

  private static List<String> cells(XMLReader reader, byte[] workbook) throws Exception {
    List<String> cells = new ArrayList<>();
    try (OPCPackage opened = OPCPackage.open(new ByteArrayInputStream(workbook))) {
      XSSFReader book = new XSSFReader(opened);
      SharedStrings strings = book.getSharedStringsTable();
      reader.setContentHandler(
          new XSSFSheetXMLHandler(book.getStylesTable(), strings, new Cells(cells), false));
      for (Iterator<InputStream> sheets = book.getSheetsData(); sheets.hasNext(); ) {
        try (InputStream sheet = sheets.next()) {
          reader.parse(new InputSource(sheet));
        }
      }
    }
    return cells;
  }

  private record Cells(List<String> all) implements XSSFSheetXMLHandler.SheetContentsHandler {
    @Override
    public void startRow(int row) {
      all.add("row " + row);
    }

    @Override
    public void endRow(int row) {
      all.add("end " + row);
    }

    @Override
    public void cell(String reference, String value, XSSFComment comment) {
      all.add(reference + "=" + value);
    }
  }

  @Test
  void poiReadsAWorkbook() throws Exception {
    byte[] workbook = workbook();
    List<String> cells = cells(Parser.PIXIMAL.reader(), workbook);
    assertThat(cells).isEqualTo(cells(Parser.JDK.reader(), workbook));
    assertThat(cells).contains("A3=first \u00e9 \ud834\udd1e line\nbreak 2", "B5=0.5");
    assertThat(cells).hasSize(2 * 50 * 5);
  }
}
