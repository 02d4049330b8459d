package org.xmlbench.piximal.artefact;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The jar as it is packed: what it has, and what it does on the two paths of a JVM. */
@EnabledIfSystemProperty(named = "piximal.jar", matches = ".+")
class JarTest {
  private static final Path JAR = Path.of(System.getProperty("piximal.jar", ""));
  private static final String MODULE = "org.xmlbench.piximal";
  private static final String VERSIONED = "META-INF/versions/25/";
  private static final int JAVA_21 = 65;

  private static final Set<String> PACKAGES =
      Set.of(MODULE, MODULE + ".cursor", MODULE + ".parallel", MODULE + ".sax", MODULE + ".stax");

  @TempDir private Path folder;

  private static List<String> names() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      return jar.stream().map(JarEntry::getName).filter(it -> !it.endsWith("/")).toList();
    }
  }

  private static String ended(List<String> options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    Process jvm =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String out = new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    jvm.waitFor();
    return out;
  }

  private static String tests() {
    return Path.of("target/test-classes").toAbsolutePath().toString();
  }

  @Test
  void classesAreOfJava21ButForThoseWithVectors() throws IOException {
    Set<String> later = new TreeSet<>();
    try (JarFile jar = new JarFile(JAR.toFile())) {
      for (JarEntry entry : jar.stream().filter(it -> it.getName().endsWith(".class")).toList()) {
        try (InputStream in = jar.getInputStream(entry)) {
          DataInputStream data = new DataInputStream(in);
          data.readInt();
          data.readUnsignedShort();
          if (data.readUnsignedShort() > JAVA_21) {
            later.add(entry.getName());
          }
        }
      }
    }
    assertThat(later).isNotEmpty().allMatch(name -> name.startsWith(VERSIONED));
    assertThat(names().stream().filter(it -> it.startsWith(VERSIONED) && it.endsWith(".class")))
        .containsExactlyInAnyOrderElementsOf(later);
    assertThat(later).contains(VERSIONED + "org/xmlbench/piximal/engine/scan/VectorStops.class");
  }

  @Test
  void everyClassWithVectorsIsInTheVersionedPart() throws IOException {
    Set<String> wrong = new TreeSet<>();
    try (JarFile jar = new JarFile(JAR.toFile())) {
      for (JarEntry entry : jar.stream().filter(it -> it.getName().endsWith(".class")).toList()) {
        byte[] bytes = jar.getInputStream(entry).readAllBytes();
        boolean vectors =
            new String(bytes, StandardCharsets.ISO_8859_1).contains("jdk/incubator/vector");
        if (vectors && !entry.getName().startsWith(VERSIONED)) {
          wrong.add(entry.getName());
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void itHasItsLicenceAndNoServices() throws IOException {
    assertThat(names())
        .contains("META-INF/LICENSE", "META-INF/NOTICE", "module-info.class")
        .noneMatch(name -> name.startsWith("META-INF/services"))
        .noneMatch(name -> name.endsWith("jpms.args"));
  }

  @Test
  void theModuleExportsTheApisAndProvidesNothing() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile());
        InputStream in = jar.getInputStream(jar.getEntry("module-info.class"))) {
      ModuleDescriptor module = ModuleDescriptor.read(in);
      assertThat(module.name()).isEqualTo(MODULE);
      assertThat(module.exports())
          .extracting(ModuleDescriptor.Exports::source)
          .containsExactlyInAnyOrderElementsOf(PACKAGES);
      assertThat(module.provides()).isEmpty();
      assertThat(module.opens()).isEmpty();
      assertThat(module.isOpen()).isFalse();
    }
  }

  @Test
  void theBundleExportsTheSamePackages() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      Attributes headers = jar.getManifest().getMainAttributes();
      assertThat(headers.getValue("Bundle-SymbolicName")).isEqualTo(MODULE);
      assertThat(headers.getValue("Multi-Release")).isEqualTo("true");
      assertThat(headers.getValue("Require-Capability")).contains("version=21");
      String exported = headers.getValue("Export-Package").replaceAll("\"[^\"]*\"", "");
      assertThat(
              Pattern.compile(",")
                  .splitAsStream(exported)
                  .map(it -> it.replaceAll(";.*", ""))
                  .collect(Collectors.toSet()))
          .isEqualTo(PACKAGES);
      assertThat(headers.getValue("Import-Package")).doesNotContain("jdk.incubator");
    }
  }

  @Test
  void theDefaultsStayTheJdksOnBothPaths() throws Exception {
    String program = DefaultFactories.class.getName();
    String both = JAR + File.pathSeparator + tests();
    assertThat(ended(List.of("-cp", both, program)))
        .isEqualTo(DefaultFactories.expected("unnamed"));
    String jar = JAR.toString();
    assertThat(ended(List.of("-p", jar, "--add-modules", MODULE, "-cp", tests(), program)))
        .isEqualTo(DefaultFactories.expected(MODULE));
  }

  @Test
  void vectorsAreFoundOnBothPaths() throws Exception {
    String vectors = "-Dorg.xmlbench.piximal.vectors=always";
    String module = "--add-modules=jdk.incubator.vector";
    String program = EngineProgram.class.getName();
    String expected = "vectors: org.xmlbench.piximal.vectors is always\n";
    String both = JAR + File.pathSeparator + tests();
    assertThat(ended(List.of(vectors, module, "-cp", both, program))).isEqualTo(expected);
    String jar = JAR.toString();
    assertThat(
            ended(
                List.of(
                    vectors, module, "-p", jar, "--add-modules", MODULE, "-cp", tests(), program)))
        .isEqualTo(expected);
  }

  @Test
  void aJarThatHasLostItsVersionsSaysSo() throws Exception {
    Path flat = folder.resolve("flat.jar");
    try (JarFile jar = new JarFile(JAR.toFile());
        JarOutputStream out = new JarOutputStream(Files.newOutputStream(flat), new Manifest())) {
      for (JarEntry entry : jar.stream().filter(it -> it.getName().endsWith(".class")).toList()) {
        out.putNextEntry(new JarEntry(entry.getName()));
        jar.getInputStream(entry).transferTo(out);
        out.closeEntry();
      }
    }
    assertThat(
            ended(
                List.of(
                    "--add-modules=jdk.incubator.vector",
                    "-cp",
                    flat + File.pathSeparator + tests(),
                    EngineProgram.class.getName())))
        .startsWith("words: the classes for Java 25 are missing")
        .contains("Multi-Release: true");
  }
}
