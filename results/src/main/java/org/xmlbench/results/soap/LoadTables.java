package org.xmlbench.results.soap;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;

/** Puts the forks that held servers under load into a table for each encoding and exchange. */
public final class LoadTables {
  /** The seam of cells under load. */
  static final String SEAM = "load";

  private static final String RATE = "rate_calls_per_second";
  private static final String ERRORS = "errors_count";
  private static final String SERVER_CPU = "server_cpu_nanos";
  private static final String CORRECTED = "corrected_";
  private static final String SEEN = "seen_";
  private static final double NANOS_PER_MICRO = 1e3;

  private LoadTables() {}

  private record Kind(String encoding, String exchange) {}

  private record Place(String toolkit, int clients) {}

  /** The tables; none where no fork is of a server under load. */
  public static List<LoadTable> of(List<ForkRecord> forks) {
    Map<Kind, Map<Place, List<ForkRecord>>> kinds = new LinkedHashMap<>();
    for (ForkRecord fork : forks) {
      if (SEAM.equals(fork.cell().condition().get(SoapTables.SEAM))) {
        String[] task = fork.cell().document().split("@");
        kinds
            .computeIfAbsent(
                new Kind(fork.cell().condition().get(SoapTables.ENCODING), task[0]),
                kind -> new LinkedHashMap<>())
            .computeIfAbsent(
                new Place(fork.cell().subject(), Integer.parseInt(task[1])),
                place -> new ArrayList<>())
            .add(fork);
      }
    }
    return kinds.entrySet().stream().map(kind -> table(kind.getKey(), kind.getValue())).toList();
  }

  private static LoadTable table(Kind kind, Map<Place, List<ForkRecord>> cells) {
    Set<Integer> clients = new TreeSet<>();
    Set<String> toolkits = new LinkedHashSet<>();
    for (Place place : cells.keySet()) {
      clients.add(place.clients());
      toolkits.add(place.toolkit());
    }
    return new LoadTable(
        kind.encoding(),
        kind.exchange(),
        List.copyOf(clients),
        toolkits.stream()
            .sorted()
            .map(
                toolkit ->
                    new LoadTable.Row(
                        toolkit,
                        clients.stream()
                            .map(number -> cell(number, cells.get(new Place(toolkit, number))))
                            .toList()))
            .toList());
  }

  private static LoadTable.Cell cell(int clients, List<ForkRecord> all) {
    if (all == null) {
      return new LoadTable.Cell(clients, null, null, null, null, null, null, null, null, null, 0);
    }
    List<ForkRecord> ok = all.stream().filter(fork -> fork.outcome() == Outcome.OK).toList();
    double[] rates =
        ForkMeasures.values(ok, RATE).stream().mapToDouble(Double::doubleValue).toArray();
    return new LoadTable.Cell(
        clients,
        (ok.isEmpty() ? all.getLast().outcome() : Outcome.OK).label(),
        rates.length == 0 ? null : Estimate.ofMean(rates, Comparison.CONFIDENCE),
        micros(ok, CORRECTED + "p50_nanos"),
        micros(ok, CORRECTED + "p90_nanos"),
        micros(ok, CORRECTED + "p99_nanos"),
        micros(ok, CORRECTED + "p99.9_nanos"),
        micros(ok, CORRECTED + "max_nanos"),
        micros(ok, SEEN + "p99_nanos"),
        micros(ok, SERVER_CPU),
        ForkMeasures.sum(ok, ERRORS));
  }

  private static Double micros(List<ForkRecord> forks, String measure) {
    Double nanos = ForkMeasures.median(forks, measure);
    return nanos == null ? null : (Double) (nanos / NANOS_PER_MICRO);
  }
}
