package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.contract.ClassLoaderWithoutLibraries;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.core.platform.ExternalAccess;
import org.xmlbench.soap.binding.BindingCheck;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.content.TraceXml;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.message.WireMessage;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** Every binding framework returns the data that it was given, and its message holds them. */
class FrameworkContractTest {
  private static final int[] COUNTS = {1, 10, 1000};

  @TempDir private Path folder;

  @BeforeAll
  static void asInAFork() {
    ExternalAccess.deny();
  }

  private static List<Framework> list() {
    return ServiceLoader.load(Framework.class).stream().map(ServiceLoader.Provider::get).toList();
  }

  /** All frameworks; where one cannot run on this host, the test is skipped, and says why. */
  static Stream<Named<Framework>> all() {
    list().stream()
        .flatMap(framework -> framework.unavailable().stream())
        .findFirst()
        .ifPresent(reason -> assumeTrue(false, reason));
    return list().stream().map(framework -> Named.of(framework.describe().id(), framework));
  }

  @Test
  void thereIsAFramework() {
    assertThat(list()).as("services of META-INF/services").isNotEmpty();
  }

  /** Where it cannot, this is the skipped test that is seen: a provider's skip is in no report. */
  @Test
  void itCanRunOnThisHost() {
    assertThat(all()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("all")
  void reportsMakeTheRoundTrip(Framework framework) throws Exception {
    for (ReportType type : ReportType.all()) {
      Framework.Mapping mapping = framework.load(type);
      for (int count : COUNTS) {
        TraceReport report = type.report(count);
        BindingCheck check = new BindingCheck(report, framework.describe());
        byte[] first = check.roundTrip(mapping);
        assertThat(check.roundTrip(mapping)).as("again").isEqualTo(first);
      }
    }
  }

  /** White space between elements belongs to no value. */
  @ParameterizedTest
  @MethodSource("all")
  void anIndentedReportIsUnderstood(Framework framework) throws Exception {
    if (framework.describe().form() == FrameworkDescription.Form.BINARY) {
      return;
    }
    for (ReportType type : ReportType.all()) {
      Framework.Mapping mapping = framework.load(type);
      TraceReport report = type.report(3);
      byte[] message = Indented.of(TraceXml.write(report));
      Object understood = mapping.unmarshal(new ByteArrayInputStream(message));
      assertThat(report.difference(mapping.report(understood))).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void aWrongValueIsCaught(Framework framework) throws Exception {
    Framework.Mapping mapping = framework.load(ReportType.usual());
    TraceReport report = ReportType.usual().report(9);
    Framework.Mapping wrong =
        new Framework.Mapping() {
          @Override
          public Class<?> implementation() {
            return mapping.implementation();
          }

          @Override
          public Object own(TraceReport any) {
            return mapping.own(ReportType.usual().report(8));
          }

          @Override
          public void marshal(Object own, java.io.OutputStream out) throws Exception {
            mapping.marshal(own, out);
          }

          @Override
          public Object unmarshal(java.io.InputStream in) throws Exception {
            return mapping.unmarshal(in);
          }

          @Override
          public TraceReport report(Object own) {
            return mapping.report(own);
          }
        };
    assertThatThrownBy(() -> new BindingCheck(report, framework.describe()).roundTrip(wrong))
        .isInstanceOf(WrongEventsException.class)
        .hasMessageContaining("it has 8 values instead of 9");
  }

  @ParameterizedTest
  @MethodSource("all")
  void isKnownWithoutItsLibraries(Framework framework) throws Exception {
    FrameworkDescription description = framework.describe();
    assertThat(description.id()).matches("[a-z0-9]+([-.+][a-z0-9]+)*");
    assertThat(description.library().version()).get().asString().matches("[0-9].*");
    assertThat(description.setup().packages()).isNotEmpty().allMatch(name -> name.endsWith("."));
    try (ClassLoaderWithoutLibraries loader = new ClassLoaderWithoutLibraries()) {
      Object alone =
          loader.loadClass(framework.getClass().getName()).getDeclaredConstructor().newInstance();
      Object described = alone.getClass().getMethod("describe").invoke(alone);
      assertThat(described).hasToString(description.toString());
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void theClassThatWorksIsTheFrameworks(Framework framework) throws Exception {
    String name = framework.load(ReportType.usual()).implementation().getName();
    assertThat(framework.describe().setup().packages()).anyMatch(name::startsWith);
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyAllowanceIsNeeded(Framework framework) throws Exception {
    Set<PermittedDifference> declared = framework.describe().allowances();
    Set<PermittedDifference> needed = EnumSet.noneOf(PermittedDifference.class);
    if (framework.describe().form() == FrameworkDescription.Form.XML) {
      for (ReportType type : ReportType.all()) {
        TraceReport report = type.report(3);
        Framework.Mapping mapping = framework.load(type);
        ByteArrayOutputStream own = new ByteArrayOutputStream();
        mapping.marshal(mapping.own(report), own);
        WireMessage reference = WireMessage.parse(TraceXml.write(report));
        for (PermittedDifference allowance : declared) {
          Set<PermittedDifference> others = EnumSet.copyOf(declared);
          others.remove(allowance);
          if (WireMessage.parse(own.toByteArray()).difference(reference, others).isPresent()) {
            needed.add(allowance);
          }
        }
      }
    }
    assertThat(needed).isEqualTo(declared);
  }

  @ParameterizedTest
  @MethodSource("all")
  void anExternalEntityIsNotRead(Framework framework) throws Exception {
    if (framework.describe().form() == FrameworkDescription.Form.BINARY) {
      return;
    }
    String secret = "only-in-the-file";
    Path file = Files.writeString(folder.resolve("secret.txt"), secret);
    // Of a flat report the plan is text: an attribute could not have the reference.
    ReportType type = new ReportType(TraceReport.Form.FLAT, TraceReport.Kind.INT);
    TraceReport report = type.report(3);
    String hostile =
        new String(TraceXml.write(report), StandardCharsets.UTF_8)
            .replace("?>", "?><!DOCTYPE x [<!ENTITY e SYSTEM \"" + file.toUri() + "\">]>")
            .replace(report.plan(), "&e;");
    Framework.Mapping mapping = framework.load(type);
    String understood;
    try {
      understood =
          String.valueOf(
              mapping
                  .report(
                      mapping.unmarshal(
                          new ByteArrayInputStream(hostile.getBytes(StandardCharsets.UTF_8))))
                  .plan());
    } catch (Exception e) {
      understood = String.valueOf(e.getMessage());
    }
    assertThat(understood).doesNotContain(secret);
  }
}
