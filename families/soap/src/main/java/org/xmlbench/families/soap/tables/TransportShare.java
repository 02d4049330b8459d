package org.xmlbench.families.soap.tables;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The share of the canned transport itself in the figure of the cheapest toolkit above it.
 *
 * @param transportMicros microseconds of the transport alone
 * @param cheapest id of the toolkit with the least time
 * @param share part of that toolkit's time, 0 to 1
 */
public record TransportShare(
    String exchange, double transportMicros, String cheapest, double share) {
  private static final String STACK = "stack";
  private static final String CONTROL = "control";

  /** The shares of all exchanges that have both figures. */
  public static List<TransportShare> of(List<SoapTable> tables) {
    return calls(tables, CONTROL)
        .filter(control -> control.call.micros() != null)
        .map(control -> of(control, tables))
        .flatMap(Optional::stream)
        .toList();
  }

  private record Figure(String encoding, String toolkit, SoapTable.Call call) {
    double micros() {
      return call.micros().value();
    }
  }

  private static Stream<Figure> calls(List<SoapTable> tables, String seam) {
    return tables.stream()
        .filter(table -> Objects.equals(table.seam(), seam))
        .flatMap(
            table ->
                table.rows().stream()
                    .filter(row -> !row.program())
                    .flatMap(
                        row ->
                            row.calls().stream()
                                .map(call -> new Figure(table.encoding(), row.toolkit(), call))));
  }

  private static Optional<TransportShare> of(Figure control, List<SoapTable> tables) {
    String exchange = control.call.exchange();
    return calls(tables, STACK)
        .filter(figure -> figure.encoding.equals(control.encoding))
        .filter(figure -> figure.call.exchange().equals(exchange) && figure.call.micros() != null)
        .min(Comparator.comparingDouble(Figure::micros))
        .map(
            least ->
                new TransportShare(
                    exchange, control.micros(), least.toolkit, control.micros() / least.micros()));
  }
}
