package org.xmlbench.families.server.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.families.attacks.fork.Attack;
import org.xmlbench.families.attacks.tables.AttackTables;
import org.xmlbench.families.sematech.tables.SematechTables;
import org.xmlbench.soap.operation.SoapOperation;

/** Tables of servers stand in the order of what the catalogue has. */
class TableOrderTest {
  @Test
  void attacksStandAsTheyAreListed() {
    assertThat(Attack.labels().reversed().stream().sorted(AttackTables.ORDER))
        .containsExactlyElementsOf(Attack.labels());
  }

  @Test
  void operationsOfTraceReportsStandAsTheyAreListed() {
    List<String> traces = SoapOperation.traces().stream().map(SoapOperation::name).toList();
    assertThat(traces.reversed().stream().sorted(SematechTables.ORDER))
        .containsExactlyElementsOf(traces);
  }
}
