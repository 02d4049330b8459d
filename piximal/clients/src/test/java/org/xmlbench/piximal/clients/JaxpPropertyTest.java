package org.xmlbench.piximal.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.sax.PiximalSaxParserFactory;
import org.xmlbench.piximal.sax.PiximalSaxReader;
import org.xmlbench.piximal.stax.PiximalInputFactory;

/**
 * Clients that make their parsers by JAXP take PIXIMAL by its properties, and what they set is
 * accepted.
 */
@Tag("slow")
class JaxpPropertyTest {
  private static final Map<String, String> PROPERTIES =
      Map.of(
          "javax.xml.parsers.SAXParserFactory", PiximalSaxParserFactory.class.getName(),
          "javax.xml.stream.XMLInputFactory", PiximalInputFactory.class.getName());

  /** What a method of the programs returns, where all classes are loaded anew. */
  @SuppressWarnings("unchecked")
  private static Map<String, String> anew(String method) throws Exception {
    List<URL> places = new ArrayList<>();
    for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
      places.add(Path.of(place).toUri().toURL());
    }
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    try (URLClassLoader loader =
        new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      Thread.currentThread().setContextClassLoader(loader);
      Class<?> programs = loader.loadClass(ProgramsByJaxp.class.getName());
      return (Map<String, String>) programs.getMethod(method).invoke(null);
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  private static Map<String, String> anewByProperties(String method) throws Exception {
    PROPERTIES.forEach(System::setProperty);
    try {
      return anew(method);
    } finally {
      PROPERTIES.keySet().forEach(System::clearProperty);
    }
  }

  @Test
  void clientsTakeTheFactoriesOfTheProperties() throws Exception {
    String sax = PiximalSaxReader.class.getName();
    String stax = PiximalInputFactory.class.getName();
    Map<String, String> parsers = anewByProperties("parsers");
    assertThat(parsers)
        .containsOnlyKeys(anew("parsers").keySet())
        .containsEntry("Batik", sax)
        .containsEntry("JAXB", sax)
        .containsEntry("XMLBeans", sax)
        .containsEntry("dom4j", sax)
        .containsEntry("JDOM2", sax)
        .containsEntry("POI", sax)
        .containsEntry("Saxon-HE", sax)
        .containsEntry("Tika", sax)
        .containsEntry("Jackson XML", stax)
        .containsEntry("Spring", stax)
        .containsEntry("StaxMate", stax)
        .containsEntry("XStream", stax);
    assertThat(parsers.get("CXF")).as("CXF takes Woodstox by name").endsWith("WstxInputFactory");
    assertThat(anew("parsers")).doesNotContainValue(sax).doesNotContainValue(stax);
  }

  @Test
  void clientsReadTheSameByThem() throws Exception {
    assertThat(anewByProperties("texts")).isEqualTo(anew("texts"));
  }
}
