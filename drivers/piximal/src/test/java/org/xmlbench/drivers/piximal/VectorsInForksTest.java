package org.xmlbench.drivers.piximal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.measure.Drivers;

/**
 * A JVM with a driver on its class path, as forks have it, finds the classes that read by vectors:
 * in the versioned part of PIXIMAL's jar, or in its folder of classes.
 */
class VectorsInForksTest {
  private static String ended(Driver driver, String... more)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    driver.modules().forEach(module -> command.add("--add-modules=" + module));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(more));
    Process jvm =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String out = new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(jvm.waitFor()).as(out).isZero();
    return out;
  }

  @ParameterizedTest
  @ValueSource(strings = {"piximal-sax", "piximal-stax", "piximal-cursor", "piximal-parallel"})
  void aForkReadsByVectors(String id) throws Exception {
    Driver driver = Drivers.locate(id);
    String program = EngineOfFork.class.getName();
    assertThat(ended(driver, "-Dorg.xmlbench.piximal.vectors=always", program, id))
        .isEqualTo("Delivered, vectors: org.xmlbench.piximal.vectors is always\n");
    assertThat(ended(driver, program, id)).startsWith("Delivered, words: vectors are tried once");
  }
}
