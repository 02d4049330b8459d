package org.xmlbench.results.memory;

import java.util.Locale;
import java.util.stream.Collectors;
import org.xmlbench.results.report.TextTable;
import org.xmlbench.results.table.Digits;

/** {@link TreeMemory} on a terminal. */
public final class TreeMemoryTable {
  private static final double PERCENT = 100;

  private TreeMemoryTable() {}

  /** The whole text, every line ended. */
  public static String render(TreeMemory memory) {
    TextTable table = new TextTable(false, false, true, true, true, true, true, true);
    table.add(
        "document",
        "subject",
        "live B/B",
        "of it text",
        "by the heap",
        "smallest MiB",
        "collecting",
        "time / largest");
    for (CellMemory cell : memory.cells()) {
      LiveTree live = cell.live();
      table.add(
          cell.cell().document(),
          cell.cell().subject(),
          Digits.four(cell.liveBytesPerByte()),
          percent((double) live.textBytes() / live.bytes()),
          percent((double) live.heapBytes() / live.bytes()) + (live.agrees() ? "" : " !"),
          cell.smallest() == null ? TextTable.ABSENT : cell.smallest().text(),
          cell.heaps().isEmpty() ? TextTable.ABSENT : collecting(cell),
          cell.heaps().isEmpty() ? TextTable.ABSENT : times(cell));
    }
    StringBuilder text = new StringBuilder();
    table.appendTo(text);
    text.append(legend(memory));
    return text.toString();
  }

  private static String collecting(CellMemory cell) {
    return cell.heaps().stream()
        .map(
            at ->
                "%s [%s, %s]"
                    .formatted(
                        percent(at.collectingShare().median()),
                        percent(at.collectingShare().least()),
                        percent(at.collectingShare().most())))
        .collect(Collectors.joining("; "));
  }

  private static String times(CellMemory cell) {
    return cell.heaps().stream().map(TreeMemoryTable::time).collect(Collectors.joining("; "));
  }

  /** Least and most are forks' times over the median in the largest heap, too. */
  private static String time(AtHeap at) {
    double largest = at.operationMicros().median() / at.timeOverLargest();
    return String.format(
        Locale.ROOT,
        "%.2f [%.2f, %.2f]",
        at.timeOverLargest(),
        at.operationMicros().least() / largest,
        at.operationMicros().most() / largest);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", PERCENT * share);
  }

  private static String legend(TreeMemory memory) {
    String multiples =
        memory.cells().stream()
            .filter(cell -> !cell.heaps().isEmpty())
            .findFirst()
            .map(
                cell ->
                    cell.heaps().stream()
                        .map(at -> Digits.four(at.multiple()))
                        .collect(Collectors.joining("; ")))
            .orElse(TextTable.ABSENT);
    return """

    live B/B: bytes of the objects of a tree that is held, for each byte of the document; text: strings and arrays.
    by the heap: what the heap grew by, after full collections, over those bytes; ! where they differ by over a tenth.
    smallest MiB: heap in which three of three forks build and walk trees, in at most four times their usual time.
    collecting: share of the operations' wall time in heaps of %s times the smallest: median, least and most.
    time / largest: wall time of an operation there over the median in the largest of these heaps: median, least and most.
    """
        .formatted(multiples);
  }
}
