package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.check.ParseOutcome;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.core.driver.LibrarySetups;

/**
 * How programs set the library up: both ways deliver a plain document, the hardened one reads no
 * file that a document names, and the lines can be shown without the library.
 */
class SetupsTest {
  private static final String SECRET = "secret";

  @TempDir private Path folder;

  @ForEachDriver
  void bothAreThere(Driver driver) {
    LibrarySetups setups = driver.setups().orElseThrow();
    assertThat(List.of(setups.asItComes(), setups.hardened()))
        .allSatisfy(setup -> assertThat(setup.lines()).isNotEmpty().noneMatch(String::isBlank));
    assertThat(setups.asItComes().source()).isNull();
    assertThat(setups.hardened().source()).isNotBlank();
  }

  @ForEachDriver
  void bothDeliverAPlainDocument(Driver driver) {
    LibrarySetups setups = driver.setups().orElseThrow();
    for (LibrarySetup setup : List.of(setups.asItComes(), setups.hardened())) {
      ParseOutcome outcome =
          ParseOutcome.of(setup.parsers().get(), bytes("<p:a xmlns:p='urn:u' b='c'>d<e/></p:a>"));
      assertThat(
              outcome.differenceFrom(
                  "S {urn:u}a\nN p=urn:u\nA {}b=c\nT d\nS {}e\nE {}e\nE {urn:u}a\n"))
          .isEmpty();
    }
  }

  /** Otherwise a scorecard would tell of another library's class. */
  @ForEachDriver
  void bothParseWithAClassOfTheLibrary(Driver driver) {
    LibrarySetups setups = driver.setups().orElseThrow();
    List<String> packages = driver.describe().library().packages();
    for (LibrarySetup setup : List.of(setups.asItComes(), setups.hardened())) {
      String parser = setup.parsers().get().implementation().getName();
      assertThat(packages).as(parser).anyMatch(parser::startsWith);
    }
  }

  @ForEachDriver
  void theHardenedOneReadsNoFile(Driver driver) throws IOException {
    LibrarySetup hardened = driver.setups().orElseThrow().hardened();
    URI text = Files.writeString(folder.resolve("text.ent"), SECRET).toUri();
    URI subset =
        Files.writeString(folder.resolve("x.dtd"), "<!ENTITY x '%s'>".formatted(SECRET)).toUri();
    List<String> documents =
        List.of(
            "<!DOCTYPE a [<!ENTITY x SYSTEM '%s'>]><a>&x;</a>".formatted(text),
            "<!DOCTYPE a SYSTEM '%s'><a>&x;</a>".formatted(subset),
            "<!DOCTYPE a [<!ENTITY %% p SYSTEM '%s'>%%p;]><a>&x;</a>".formatted(subset));
    for (String document : documents) {
      assertThat(ParseOutcome.of(hardened.parsers().get(), bytes(document)).toString())
          .as(document)
          .doesNotContain(SECRET);
    }
  }

  @ForEachDriver
  void theLinesAreKnownWithoutTheLibrary(Driver driver) throws ReflectiveOperationException {
    try (ClassLoaderWithoutLibraries loader = new ClassLoaderWithoutLibraries()) {
      Object alone =
          loader.loadClass(driver.getClass().getName()).getDeclaredConstructor().newInstance();
      Object setups = alone.getClass().getMethod("setups").invoke(alone);
      assertThat(setups.toString()).contains(driver.setups().orElseThrow().hardened().source());
    }
  }

  /** Those of a native library are of C. */
  @ForEachDriver
  void theLinesCompile(Driver driver) throws IOException {
    if (driver.describe().library().isNative()) {
      return;
    }
    LibrarySetups setups = driver.setups().orElseThrow();
    for (LibrarySetup setup : List.of(setups.asItComes(), setups.hardened())) {
      StringBuilder program = new StringBuilder();
      LibrarySetup.IMPORTED.forEach(name -> program.append("import %s.*;%n".formatted(name)));
      program.append("class Lines {\nvoid setUp(InputStream in) throws Exception {\n");
      setup.lines().forEach(line -> program.append(line).append('\n'));
      Path source = Files.writeString(folder.resolve("Lines.java"), program.append("}\n}\n"));
      ByteArrayOutputStream said = new ByteArrayOutputStream();
      int exit =
          ToolProvider.getSystemJavaCompiler()
              .run(
                  null,
                  said,
                  said,
                  "-proc:none",
                  "-cp",
                  SeenClassPath.text(),
                  "-d",
                  folder.toString(),
                  source.toString());
      assertThat(exit).as(said.toString(StandardCharsets.UTF_8) + program).isZero();
    }
  }

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }
}
