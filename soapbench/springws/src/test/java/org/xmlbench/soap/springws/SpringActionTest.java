package org.xmlbench.soap.springws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.contract.SentAction;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.toolkit.Toolkit;

/** The toolkit sends the SOAPAction that its description states. */
class SpringActionTest {
  private static Stream<Toolkit> toolkits() {
    return Stream.of(new SpringToolkit(), new SpringToolkit.WithMtom());
  }

  @ParameterizedTest
  @MethodSource("toolkits")
  void whatIsDoneInsteadIsSo(Toolkit toolkit) throws Exception {
    String instead = toolkit.describe().messages().violations().get(ProfileAssertion.R2745);
    Optional<String> sent = SentAction.of(toolkit);
    assertThat(instead).isEqualTo("sends no SOAPAction");
    assertThat(sent).isEmpty();
  }
}
