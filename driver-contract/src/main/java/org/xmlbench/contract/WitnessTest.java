package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.xmlbench.core.check.ParseOutcome;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;

/**
 * A driver, fresh and used, is right on the witness of every capability that it does not declare to
 * lack, and wrong on the witness of every one that it does: a declaration that a newer version has
 * mended fails.
 */
class WitnessTest {
  private static final String ENCODING = "encoding:";

  @ForEachDriver
  void whatIsLackingIsWhatIsDeclared(Driver driver) {
    SortedMap<String, String> wrong = new TreeMap<>();
    for (Witness witness : Witness.all()) {
      String difference = difference(driver, witness);
      if (!difference.isEmpty()) {
        wrong.put(witness.capability().name(), difference);
      }
    }
    SortedSet<String> declared =
        driver.describe().lacks().stream()
            .filter(capability -> !capability.isRejection() && !capability.isOfErrors())
            .filter(capability -> !capability.equals(Capability.ENDS_IN_CDATA_END))
            .map(Capability::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(Declarations.differences(wrong, declared))
        .as("capabilities that the library of %s lacks", driver.describe().id())
        .isEmpty();
  }

  /** The first difference of two uses of one parser; empty when both are right. */
  private static String difference(Driver driver, Witness witness) {
    Parser parser = driver.newParser();
    try {
      String first = ParseOutcome.of(parser, witness.document()).differenceFrom(witness.stream());
      return first.isEmpty()
          ? ParseOutcome.of(parser, witness.document()).differenceFrom(witness.stream())
          : first;
    } catch (StackOverflowError _) {
      return "the stack overflows";
    }
  }
}
