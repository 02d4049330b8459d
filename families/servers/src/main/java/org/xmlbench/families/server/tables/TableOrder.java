package org.xmlbench.families.server.tables;

import java.util.Comparator;
import java.util.List;

/**
 * A catalogue's order, whatever the order of the records: a plan shuffles what it measures. What
 * the catalogue does not know comes last, by its name.
 */
public final class TableOrder {
  private TableOrder() {}

  public static Comparator<String> of(List<String> catalogue) {
    return Comparator.<String>comparingInt(
            name -> catalogue.contains(name) ? catalogue.indexOf(name) : catalogue.size())
        .thenComparing(Comparator.naturalOrder());
  }
}
