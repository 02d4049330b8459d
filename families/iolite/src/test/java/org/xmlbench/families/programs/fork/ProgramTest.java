package org.xmlbench.families.programs.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.core.UserErrorException;

/** Which transports there are for which program. */
class ProgramTest {
  @ParameterizedTest
  @EnumSource
  void everyProgramHasThreeTransportsAndOneWithPagesAndReportsWhyNotTheOthers(Program program) {
    assertThat(Transport.values())
        .filteredOn(transport -> program.inapplicable(transport).isEmpty())
        .contains(Transport.CONVENTIONAL, Transport.HAND_OFF, Transport.SHARED_RING)
        .containsAnyOf(Transport.MMAP, Transport.SPLICE, Transport.VMSPLICE);
    assertThat(Transport.values())
        .filteredOn(transport -> program.inapplicable(transport).isPresent())
        .isNotEmpty()
        .allMatch(
            transport -> program.obstacle(transport).orElseThrow().startsWith("does not apply: "));
  }

  @Test
  void publishedFiguresAreThoseOfTheTwoProgramsThatHaveOne() {
    assertThat(Program.WC.published()).hasValue(15);
    assertThat(Program.PERMUTE.published()).hasValue(24);
    assertThat(Program.PERMUTE.defaultBytes()).isEqualTo(290_304_000);
    assertThat(Program.values()).filteredOn(p -> p.published().isPresent()).hasSize(2);
  }

  @Test
  void unknownNamesAreReportedWithTheNearest() {
    assertThat(Program.byText("cat-grep")).isEqualTo(Program.CAT_GREP);
    assertThatThrownBy(() -> Program.byText("cat-grab"))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("did you mean 'cat-grep'?");
  }
}
