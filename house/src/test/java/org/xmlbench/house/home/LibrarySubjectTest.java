package org.xmlbench.house.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.drivers.madeup.MadeUpDriver;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.UnmetAssertion;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.trace.ReportType;

class LibrarySubjectTest {
  @Test
  void theManifestHasWhatAToolkitDeclaresThatItDoesNotMeet() {
    Map<ProfileAssertion, String> declared =
        Map.of(ProfileAssertion.R2745, "makes one up", ProfileAssertion.R1109, "writes no quotes");
    List<UnmetAssertion> declaredUnmet =
        List.of(
            new UnmetAssertion("R1109", ProfileAssertion.R1109.text(), "writes no quotes"),
            new UnmetAssertion("R2745", ProfileAssertion.R2745.text(), "makes one up"));

    assertThat(declared(Encoding.DOCUMENT_LITERAL, declared).doesNotMeet()).contains(declaredUnmet);
    assertThat(declared(Encoding.MTOM, declared).doesNotMeet()).contains(declaredUnmet);
    assertThat(declared(Encoding.DOCUMENT_LITERAL, Map.of()).doesNotMeet()).contains(List.of());
  }

  @Test
  void theManifestHasTheDeclaredDifferences() {
    List<String> texts = List.of("an empty header", "white space between elements");
    FrameworkDescription framework =
        new FrameworkDescription(
            "made-up",
            new SubjectLibrary("Made up", "org.example:made-up", "1.0", "Apache-2.0"),
            FrameworkDescription.Form.XML,
            Set.of(PermittedDifference.INDENTED, PermittedDifference.EMPTY_HEADER),
            SubjectSetup.ofDefaults("JDK", "org.example."));

    assertThat(declared(Encoding.RPC_ENCODED, Map.of()).saysOtherwise()).contains(texts);
    assertThat(
            LibrarySubject.ofFramework(describing(framework), List.of())
                .entry()
                .declared()
                .saysOtherwise())
        .contains(texts);
  }

  private static Framework describing(FrameworkDescription description) {
    return new Framework() {
      @Override
      public FrameworkDescription describe() {
        return description;
      }

      @Override
      public Mapping load(ReportType type) {
        throw new AssertionError("nothing is measured here");
      }
    };
  }

  /** No test has shown that a third party's driver declares all. */
  @Test
  void whatADriverAcceptsIsKnownOfDriversThatTheContractHolds() {
    assertThat(SubjectEntry.ofTested(new MadeUpDriver().describe()))
        .extracting(entry -> entry.configuration().acceptedMalformations())
        .isEqualTo(2);
    assertThat(accepted(new MadeUpDriver())).as("of no jar of the build").isNull();
    assertThat(accepted(new HonestDriver())).isNull();
    assertThat(LibrarySubject.isTested("/a/drivers/jdk/xmlbench-driver-jdk-0.1.0.jar")).isTrue();
    assertThat(LibrarySubject.isTested("/a/drivers/xmlbench-driver-jdk/fake.jar")).isFalse();
  }

  private static Integer accepted(Driver driver) {
    return LibrarySubject.ofDriver(driver, List.of())
        .entry()
        .configuration()
        .acceptedMalformations();
  }

  @Test
  void messagesThatTheProfileDoesNotCoverHaveNoEntry() {
    assertThat(declared(Encoding.RPC_ENCODED, Map.of()).doesNotMeet()).isEmpty();
    assertThat(declared(Encoding.PROTOBUF, Map.of()).doesNotMeet()).isEmpty();
  }

  private static SubjectEntry.Declared declared(
      Encoding encoding, Map<ProfileAssertion, String> violations) {
    ToolkitDescription description =
        new ToolkitDescription(
            "made-up",
            new SubjectLibrary("Made up", "org.example:made-up", "1.0", "Apache-2.0"),
            Set.of(Seam.STACK),
            new ToolkitMessages(
                encoding,
                Set.of(PermittedDifference.INDENTED, PermittedDifference.EMPTY_HEADER),
                violations),
            SubjectSetup.ofDefaults("JDK", "org.example."));
    return LibrarySubject.ofToolkit(() -> description, List.of()).entry().declared();
  }
}
