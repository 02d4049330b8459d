package org.xmlbench.core.driver.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.xmlbench.core.document.Capability;

/** What a file says that a library lacks. */
class LacksTest {
  @Test
  void aLineIsACapabilityAndAllEncodingsButSomeAreOne() {
    assertThat(Lacks.of(LacksTest.class, "made-up"))
        .contains(
            Capability.ERROR_LINE,
            Capability.rejects("qname-prefix"),
            Capability.encoding("UTF-32"),
            Capability.encoding("ISO-8859-1"))
        .doesNotContain(Capability.encoding("UTF-16"), Capability.encoding("US-ASCII"))
        .hasSize(2 + CommonEncodings.ALL.size() - 2);
  }

  @Test
  void aFileThatIsMissingIsNamed() {
    assertThatThrownBy(() -> Lacks.of(LacksTest.class, "unknown"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no unknown.lacks beside " + LacksTest.class.getName());
  }
}
