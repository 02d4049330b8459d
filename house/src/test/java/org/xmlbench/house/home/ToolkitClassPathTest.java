package org.xmlbench.house.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;

/** A toolkit finds the StAX implementation that its description names, whatever else is there. */
class ToolkitClassPathTest {
  @TempDir private Path folder;

  private Path aalto;
  private Path woodstox;
  private Path other;

  @BeforeEach
  void writeJars() throws IOException {
    aalto = jar("aalto-xml-1.4.0.jar", "META-INF/services/javax.xml.stream.XMLInputFactory");
    woodstox = jar("woodstox-core-7.1.0.jar", "META-INF/services/javax.xml.stream.XMLInputFactory");
    other = jar("aalto-xml-like-1.0.jar", "other");
  }

  private Path jar(String name, String entry) throws IOException {
    Path file = folder.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
      out.putNextEntry(new JarEntry(entry));
    }
    return file;
  }

  private List<Path> of(SubjectSetup setup) {
    return ToolkitClassPath.of(
        new ToolkitDescription(
            "toolkit",
            new SubjectLibrary("Toolkit", "org:toolkit", "1", "Apache-2.0"),
            Set.of(Seam.HTTP),
            ToolkitMessages.in(Encoding.DOCUMENT_LITERAL),
            setup),
        List.of(aalto, other, woodstox));
  }

  @Test
  void whatOnlyOthersNeedIsNotOnIt() {
    assertThat(of(above(StaxParser.WOODSTOX))).containsExactly(other, woodstox);
    assertThat(of(above(StaxParser.JDK))).containsExactly(other, woodstox);
    assertThat(of(above(StaxParser.AALTO))).containsExactly(aalto, other, woodstox);
  }

  private static SubjectSetup above(StaxParser parser) {
    return new SubjectSetup("a parser", parser.options(), List.of()).without(parser.absent());
  }

  @Test
  void aToolkitThatLooksForOneMayNotFindTwo() {
    SubjectSetup silent = SubjectSetup.ofDefaults("Woodstox 7.1.0");
    assertThatThrownBy(() -> of(silent))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "toolkit 'toolkit' names no StAX implementation and would find several:"
                + " [aalto-xml-1.4.0.jar, woodstox-core-7.1.0.jar]");
  }
}
