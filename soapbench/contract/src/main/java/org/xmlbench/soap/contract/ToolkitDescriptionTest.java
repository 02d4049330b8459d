package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.contract.ClassLoaderWithoutLibraries;
import org.xmlbench.core.Task;
import org.xmlbench.soap.toolkit.BindingToolkit;
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.WitnessedToolkit;

/** What a toolkit says of itself is complete, and known without its libraries. */
class ToolkitDescriptionTest {
  @Test
  void thereIsAToolkit() {
    assertThat(Toolkits.list()).as("services of META-INF/services").isNotEmpty();
    assertThat(Toolkits.list())
        .extracting(toolkit -> toolkit.describe().id())
        .doesNotHaveDuplicates();
  }

  /** Where it cannot, this is the skipped test that is seen: a provider's skip is in no report. */
  @Test
  void itCanRunOnThisHost() {
    assertThat(Toolkits.available()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("org.xmlbench.soap.contract.Toolkits#all")
  void isComplete(Toolkit toolkit) {
    ToolkitDescription description = toolkit.describe();
    assertThat(description.id()).matches("[a-z0-9]+([-.+@][a-z0-9]+)*");
    assertThat(description.library().version()).get().asString().matches("[0-9].*");
    assertThat(
            List.of(
                description.library().name(),
                description.library().artifact(),
                description.library().licence(),
                description.setup().parser()))
        .allSatisfy(text -> assertThat(text).isNotBlank());
    assertThat(description.seams()).isNotEmpty();
    assertThat(description.setup().packages()).isNotEmpty().allMatch(name -> name.endsWith("."));
    assertThat(description.setup().options()).allMatch(option -> option.matches("[^=]+=.+"));
  }

  /** As a sender of messages it is part of a task's name. */
  @ParameterizedTest
  @MethodSource("org.xmlbench.soap.contract.Toolkits#all")
  void itsIdCanBeTheSettingOfATask(Toolkit toolkit) {
    String id = toolkit.describe().id();
    assertThat(Task.parse("echoVoid:10@" + id).setting()).contains(id);
  }

  /** Exactly the toolkits that use HTTP say what they go through. */
  @ParameterizedTest
  @MethodSource("org.xmlbench.soap.contract.Toolkits#all")
  void namesItsHostAndItsClientWhereItHasThem(Toolkit toolkit) {
    Optional<HttpSetup> http = toolkit.describe().http();
    assertThat(http.isPresent()).isEqualTo(toolkit instanceof HttpToolkit);
    http.ifPresent(
        setup -> {
          assertThat(setup.host()).isNotBlank().doesNotContain("unknown");
          assertThat(setup.client()).isNotBlank().doesNotContain("unknown");
          boolean xml = toolkit.describe().encoding().isXml();
          assertThat(toolkit instanceof WitnessedToolkit).isEqualTo(!xml);
          assertThat(setup.isOpenToOthers() || !xml).isTrue();
        });
  }

  /** A binding may be there without being a seam: that of a control makes messages alone. */
  @ParameterizedTest
  @MethodSource("org.xmlbench.soap.contract.Toolkits#all")
  void canDoWhatItsSeamsSayAndNothingElse(Toolkit toolkit) {
    Set<Seam> seams = toolkit.describe().seams();
    assertThat(toolkit instanceof StackToolkit)
        .isEqualTo(seams.contains(Seam.STACK) || seams.contains(Seam.CONTROL));
    assertThat(toolkit instanceof HttpToolkit).isEqualTo(seams.stream().anyMatch(Seam::hasServer));
    if (seams.contains(Seam.BINDING)) {
      assertThat(toolkit).isInstanceOf(BindingToolkit.class);
    }
    assertThat(toolkit.describe().isOnOtherHost())
        .as("its name has an @ where it makes no messages that are not sent")
        .isEqualTo(
            !(toolkit instanceof StackToolkit)
                && !(toolkit instanceof BindingToolkit)
                && toolkit.describe().isOpenToOthers()
                && !toolkit.describe().encoding().isSecured());
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#served")
  void refusesToKeepConnectionsWhereThatIsNoSeam(HttpToolkit toolkit, Seam seam) {
    if (!toolkit.describe().seams().contains(Seam.HTTP)) {
      URI nowhere = URI.create("http://127.0.0.1:1/soapbench");
      assertThatThrownBy(() -> toolkit.http(nowhere, true))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @ParameterizedTest
  @MethodSource("org.xmlbench.soap.contract.Toolkits#all")
  void isKnownWithoutItsLibraries(Toolkit toolkit) throws Exception {
    try (ClassLoaderWithoutLibraries loader = new ClassLoaderWithoutLibraries()) {
      Object alone =
          loader.loadClass(toolkit.getClass().getName()).getDeclaredConstructor().newInstance();
      Object description = alone.getClass().getMethod("describe").invoke(alone);
      assertThat(description).hasToString(toolkit.describe().toString());
    }
  }
}
