package org.xmlbench.families.parsers.tables;

import java.util.Map;
import org.xmlbench.results.compared.ComparisonTables;
import org.xmlbench.results.table.Column;

/** Why a parser has nothing in a column, by the key of the column. */
final class ParserAbsences {
  private static final String UNTIMED = "no fork of it was timed";
  private static final String NO_CLOCK = "not timed, or a fork did not read that clock";
  private static final String SMALL = "only documents below 64 KiB are timed one by one";
  private static final String UNCOUNTED = "the processor's events were not counted";
  private static final String NO_TREE = "no tree, or 'memory' has not measured that version";

  private static final Map<String, String> OF_KEY =
      Map.ofEntries(
          Map.entry(ParserColumns.SPEED, UNTIMED),
          Map.entry("us_per_document", UNTIMED),
          Map.entry(ComparisonTables.RATIO, "nothing to compare it with"),
          Map.entry(
              "reads_rightly",
              "no score is recorded for that version; 'xmlbench check --score' makes one"),
          Map.entry("accepts", "the count failed"),
          Map.entry("allocated_per_byte", "not timed, or the JVM does not tell"),
          Map.entry("mb_per_s_margin", "fewer than two forks"),
          Map.entry("cpu_mb_per_s", NO_CLOCK),
          Map.entry("wall_mb_per_s", NO_CLOCK),
          Map.entry("cpu_less_compiler_mb_per_s", NO_CLOCK),
          Map.entry("compiler", "not timed, or the compiler's time is not known"),
          Map.entry("off_warm", "'bias' has not measured it on this host"),
          Map.entry("first_document_us", UNTIMED),
          Map.entry("first_document_cpu_us", UNTIMED),
          Map.entry("single_p50_us", SMALL),
          Map.entry("single_p99_us", SMALL),
          Map.entry("single_max_us", SMALL),
          Map.entry("instructions_per_byte", UNCOUNTED),
          Map.entry("branch_misses_per_kib", UNCOUNTED),
          Map.entry("cache_misses_per_kib", UNCOUNTED),
          Map.entry("live_per_byte", NO_TREE),
          Map.entry("smallest_heap_mib", NO_TREE),
          Map.entry("collecting_1_5", NO_TREE),
          Map.entry("collecting_2", NO_TREE),
          Map.entry("collecting_4", NO_TREE),
          Map.entry("engine", "the library works in one way only"),
          Map.entry("letters", "stopped early, or not compared"));

  private ParserAbsences() {}

  static Column explained(Column column) {
    return column.absentFor(OF_KEY.get(column.key()));
  }
}
