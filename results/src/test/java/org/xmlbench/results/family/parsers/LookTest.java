package org.xmlbench.results.family.parsers;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.*;
import org.xmlbench.results.run.*;
class LookTest {
  @Test void look() {
    for (QuickRun run : new QuickRun[] {QuickRun.of(3), QuickRun.of(4), QuickRun.large(4, 40)}) {
    RunTables t = new ParsersResults().tables(run.manifest(), run.forks());
    System.out.println("======= " + t.text().lines().count()); System.out.println(t.text()); 
    }
  }
}
