package org.xmlbench.soap.axis2;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.contract.SentAction;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.toolkit.Toolkit;

/** The toolkit sends the SOAPAction that its description states. */
class Axis2ActionTest {
  private static Stream<Toolkit> toolkits() {
    return Stream.of(new Axis2Toolkit(), new Axis2Toolkit.WithMtom());
  }

  @ParameterizedTest
  @MethodSource("toolkits")
  void whatIsDoneInsteadIsSo(Toolkit toolkit) throws Exception {
    String instead = toolkit.describe().messages().violations().get(ProfileAssertion.R2745);
    Optional<String> sent = SentAction.of(toolkit);
    assertThat(sent).hasValueSatisfying(action -> assertThat(instead).endsWith(action));
    assertThat(sent).hasValueSatisfying(action -> assertThat(action).contains("echoBase64"));
  }
}
