package org.xmlbench.piximal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.Engine.Kind;
import org.xmlbench.piximal.trial.TrialState;

/** Which engine a JVM says that it has, by its command line and by what its trial has found. */
@Tag("java25")
class EngineTest {
  private static final String WITH_MODULE = "--add-modules=jdk.incubator.vector";

  /** The engines that a JVM with those options has had, in order. */
  private static List<String> states(String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-Xmx64m"));
    command.addAll(List.of(options));
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), EngineStates.class.getName()));
    Process jvm =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String out = new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(jvm.waitFor()).isZero();
    return out.lines().toList();
  }

  @Test
  void aJvmWithoutTheModuleReadsByWords() throws Exception {
    assertThat(states())
        .containsExactly("words: the JVM runs without --add-modules jdk.incubator.vector");
  }

  @Test
  void thePropertyDecidesWithoutATrial() throws Exception {
    assertThat(states(WITH_MODULE, "-Dorg.xmlbench.piximal.vectors=never"))
        .containsExactly("words: org.xmlbench.piximal.vectors is never");
    assertThat(states(WITH_MODULE, "-Dorg.xmlbench.piximal.vectors=always"))
        .containsExactly("vectors: org.xmlbench.piximal.vectors is always");
  }

  @Test
  void vectorsThatAreMissingAreAnErrorWhereTheyAreAskedFor() throws Exception {
    assertThat(states("-Dorg.xmlbench.piximal.vectors=always").getLast())
        .contains("IllegalStateException")
        .contains("--add-modules jdk.incubator.vector");
  }

  /** Which of two engines wins is the processor's affair. */
  @Test
  void aTrialBeginsOnceTheJvmHasReadEnoughAndItsOutcomeHasAReason() throws Exception {
    List<String> states = states(WITH_MODULE);
    assertThat(states.getFirst())
        .isEqualTo("words: vectors are tried once this JVM has read more than 512 KiB");
    assertThat(states.get(1)).isEqualTo("trying: vectors are being tried");
    assertThat(states.getLast()).matches("(words|vectors|vectors, decoding words): .*");
    assertThat(states).doesNotHaveDuplicates();
  }

  @Test
  void eachStateOfATrialIsAnEngine() {
    assertThat(List.of(state(false, false, false), state(true, false, false)))
        .extracting(Engine::kind)
        .containsExactly(Kind.WORDS, Kind.TRYING);
    assertThat(state(false, true, true).name()).isEqualTo("vectors");
    Engine half = state(false, true, false);
    assertThat(half.kind()).isEqualTo(Kind.VECTORS);
    assertThat(half.decoding()).isEqualTo(Kind.WORDS);
    assertThat(half).hasToString("vectors, decoding words: because");
    assertThat(state(true, true, false).name()).isEqualTo("vectors, decoding trying");
  }

  private static Engine state(boolean trying, boolean vectors, boolean decoding) {
    return Engine.of(new TrialState(trying, vectors, decoding, "because"));
  }
}
