package org.xmlbench.families.piximal.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.store.Manifest;

final class CellOrder {
  private final Map<Cell, Integer> places = new HashMap<>();

  private CellOrder() {}

  static CellOrder of(Manifest manifest) {
    CellOrder order = new CellOrder();
    manifest.plan().blocks().stream()
        .flatMap(block -> block.cells().stream())
        .forEach(cell -> order.places.putIfAbsent(cell, order.places.size()));
    return order;
  }

  List<MeasuredCell> of(Map<Cell, List<ForkRecord>> cells) {
    List<MeasuredCell> sorted = new ArrayList<>();
    cells.forEach((cell, forks) -> sorted.add(new MeasuredCell(cell, forks)));
    sorted.sort(Comparator.comparing(one -> places.getOrDefault(one.cell(), Integer.MAX_VALUE)));
    return sorted;
  }
}
