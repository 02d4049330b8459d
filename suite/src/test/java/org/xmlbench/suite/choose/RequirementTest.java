package org.xmlbench.suite.choose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;

/** What may be demanded of a parser, and who meets it by what its driver says. */
class RequirementTest {
  @Test
  void anApiIsMetByItsStyleAlone() {
    DriverDescription stax = driver(ApiStyle.STAX, "a:b", Set.of());
    assertThat(Requirement.STAX.unmet(stax)).isEmpty();
    assertThat(Requirement.STREAMING.unmet(stax)).isEmpty();
    assertThat(Requirement.TREE.unmet(stax)).contains("its API is StAX");
    assertThat(Requirement.STREAMING.unmet(driver(ApiStyle.TREE, "a:b", Set.of())))
        .contains("a tree");
  }

  @Test
  void whatALibraryLacksIsNamed() {
    DriverDescription lacking =
        driver(
            ApiStyle.PUSH,
            "native:libx",
            Set.of(Capability.INTERNAL_ENTITIES, Capability.DEFAULT_NAMESPACE));
    assertThat(Requirement.DTD.unmet(lacking)).contains("lacks internal-entities");
    assertThat(Requirement.NAMESPACES.unmet(lacking)).contains("lacks default-namespace");
    assertThat(Requirement.JAVA.unmet(lacking)).contains("native code");
    assertThat(Requirement.CHECKS.unmet(lacking)).isEmpty();
  }

  @Test
  void aDemandHasAlternatives() {
    assertThat(Requirement.demand("push|stax").alternatives())
        .containsExactly(Requirement.PUSH, Requirement.STAX);
    assertThat(Requirement.demand("push|stax").text()).isEqualTo("push|stax");
    assertThatThrownBy(() -> Requirement.demand("push|"))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("unknown requirement ''");
    assertThatThrownBy(() -> Requirement.demand("safe"))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("safe-by-default");
  }

  @Test
  void whatIsMeasuredIsNotToldByADescription() {
    assertThat(List.of(Requirement.values()).stream().filter(Requirement::isMeasured))
        .containsExactly(
            Requirement.SAFE_BY_DEFAULT, Requirement.SAFE_WHEN_HARDENED, Requirement.CONFORMING);
    assertThatThrownBy(() -> Requirement.CONFORMING.unmet(driver(ApiStyle.PUSH, "a:b", Set.of())))
        .isInstanceOf(IllegalStateException.class);
  }

  private static DriverDescription driver(ApiStyle style, String artifact, Set<Capability> lacks) {
    return new DriverDescription(
        "made-up",
        new Library("Made up", artifact, "1", "MIT", "one", List.of("made.up")),
        style,
        lacks,
        List.of(),
        List.of());
  }
}
