package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;

/**
 * A driver, fresh and used, is right on the witness of every capability that it does not declare to
 * lack, and wrong on the witness of every one that it does: a declaration that a newer version has
 * mended fails.
 */
class WitnessTest {
  @ParameterizedTest
  @MethodSource("org.xmlbench.contract.Drivers#all")
  void whatIsLackingIsWhatIsDeclared(Driver driver) {
    Set<String> wrong =
        Witness.all().stream()
            .filter(witness -> !isRight(driver, witness))
            .map(witness -> witness.capability().name())
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> declared =
        driver.describe().lacks().stream()
            .map(Object::toString)
            .filter(name -> !name.startsWith("rejects:"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(wrong)
        .as(
            "witnesses on which %s is wrong: declare these, and remove every other declaration",
            driver.describe().id())
        .isEqualTo(declared);
  }

  private static boolean isRight(Driver driver, Witness witness) {
    Parser parser = driver.newParser();
    return Outcome.of(parser, witness.document()).delivered(witness.stream())
        && Outcome.of(parser, witness.document()).delivered(witness.stream());
  }
}
