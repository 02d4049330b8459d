package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.check.Malformation;
import org.xmlbench.core.check.MalformationsMain;
import org.xmlbench.core.check.ParseOutcome;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;

/** Each malformation is rejected, or the driver declares that its library accepts it. */
class MalformationsTest {
  private static final String REJECTS = "rejects:";

  @ForEachDriver
  void whatIsAcceptedIsWhatIsDeclared(Driver driver) {
    SortedMap<String, String> accepted = new TreeMap<>();
    for (Malformation malformation : Malformation.all()) {
      if (isAccepted(driver.newParser(), malformation)) {
        accepted.put(malformation.capability().name(), malformation.evidence());
      }
    }
    SortedSet<String> declared =
        driver.describe().lacks().stream()
            .map(Object::toString)
            .filter(name -> name.startsWith(REJECTS))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(Declarations.differences(accepted, declared))
        .as("malformations that %s accepts", driver.describe().id())
        .isEmpty();
  }

  /** What a run counts of users' drivers is the same number. */
  @ForEachDriver
  void aRunCountsAsManyAsAreDeclared(Driver driver) {
    assertThat(MalformationsMain.accepted(driver))
        .isEqualTo(driver.describe().lacks().stream().filter(Capability::isRejection).count());
  }

  @ForEachDriver
  void aUsedParserJudgesAsAFreshOne(Driver driver) {
    Parser used = driver.newParser();
    ParserMemoryDocuments leftovers = new ParserMemoryDocuments(driver.describe().lacks());
    for (Malformation malformation : Malformation.all()) {
      ParseOutcome fresh = ParseOutcome.of(driver.newParser(), malformation.document());
      ParseOutcome again = ParseOutcome.of(used, malformation.document());
      assertThat(again.accepted())
          .as("%s: a fresh parser gave %s, a used one %s", malformation, fresh, again)
          .isEqualTo(fresh.accepted());
      leftovers.check(used, "after " + malformation);
    }
  }

  @Test
  void namesAreUnique() {
    List<String> names = Malformation.all().stream().map(Malformation::name).toList();
    assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(40);
  }

  private static boolean isAccepted(Parser parser, Malformation malformation) {
    return ParseOutcome.of(parser, malformation.document()).accepted();
  }
}
