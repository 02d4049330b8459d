package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;

/** Each malformation is rejected, or the driver declares that its library accepts it. */
class MalformationsTest {
  private static final String REJECTS = "rejects:";

  @ParameterizedTest
  @MethodSource("org.xmlbench.contract.Drivers#all")
  void whatIsAcceptedIsWhatIsDeclared(Driver driver) {
    Set<String> accepted =
        Malformation.all().stream()
            .filter(malformation -> isAccepted(driver.newParser(), malformation))
            .map(malformation -> malformation.capability().name())
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> declared =
        driver.describe().lacks().stream()
            .map(Object::toString)
            .filter(name -> name.startsWith(REJECTS))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(accepted)
        .as("malformations that %s accepts: declare these and no others", driver.describe().id())
        .isEqualTo(declared);
  }

  @ParameterizedTest
  @MethodSource("org.xmlbench.contract.Drivers#all")
  void aUsedParserJudgesAsAFreshOne(Driver driver) {
    Parser used = driver.newParser();
    Leftovers leftovers = new Leftovers(driver.describe().lacks());
    for (Malformation malformation : Malformation.all()) {
      assertThat(isAccepted(used, malformation))
          .as("%s accepted by a used parser", malformation)
          .isEqualTo(isAccepted(driver.newParser(), malformation));
      leftovers.check(used, "after " + malformation);
    }
  }

  @Test
  void namesAreUnique() {
    List<String> names = Malformation.all().stream().map(Malformation::name).toList();
    assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(40);
  }

  private static boolean isAccepted(Parser parser, Malformation malformation) {
    return Outcome.of(parser, malformation.document()).accepted();
  }
}
