package org.xmlbench.house.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Cell;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.TimedDocuments;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.store.Compilation;

/** The cells of two arms have one name, which holds what both of them share. */
class GateCellTest {
  private static final Condition SERIAL =
      new Condition(Collector.SERIAL, Compilation.FOREGROUND, 128, 2, false, false);

  private static ResolvedArm arm(String... options) {
    return new ResolvedArm(
        "arm",
        LibrarySubject.ofDriver(new HonestDriver().describe(), List.of()),
        new ForkJvm(ForkJvm.ofSuite().java(), List.of(options)),
        "25");
  }

  private static List<Cell> cells(ResolvedArm first, ResolvedArm second) {
    GateCell cell = GateCell.of(TimedDocuments.named("overhead"), SERIAL, first, second, false);
    return List.of(cell.first().cell(), cell.second().cell());
  }

  @Test
  void bothHaveTheConditionsCollector() {
    assertThat(cells(arm(), arm("-Xss2m")))
        .allMatch(cell -> "serial".equals(cell.condition().get(Condition.COLLECTOR)));
  }

  @Test
  void whereAnArmChoosesItsCollectorNoneIsNamed() {
    assertThat(cells(arm(), arm("-XX:+UseG1GC")))
        .extracting(Cell::conditionText)
        .containsExactly(
            "compile=foreground,cpus=2,heap=128m,input=memory,parser=reused",
            "compile=foreground,cpus=2,heap=128m,input=memory,parser=reused");
  }
}
