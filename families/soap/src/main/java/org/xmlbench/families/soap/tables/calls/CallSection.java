package org.xmlbench.families.soap.tables.calls;

import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;
import static org.xmlbench.results.table.Column.Kind.WHOLE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.families.soap.tables.ProfileCheck;
import org.xmlbench.families.soap.tables.ProfileTable;
import org.xmlbench.families.soap.tables.SoapTable;
import org.xmlbench.families.soap.tables.TransportShare;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/**
 * The calls of subjects side by side, a table for each seam and encoding, or form: figures of
 * different tables are of different work.
 *
 * @param subject what stands in a row, such as {@code toolkit}
 * @param question what the tables answer
 * @param method how the figures were made
 * @param kinds what each seam, or form, is, by such names as {@code Seam http}
 */
public record CallSection(
    String id,
    String subject,
    String question,
    String title,
    List<String> method,
    Map<String, String> kinds) {
  private static final double PERCENT = 100;

  private static final List<Column> TRANSPORT =
      List.of(
          Column.of("exchange", NAME),
          Column.of(
              "transport_us", "transport us", "us", MEASURE, "time of the canned transport alone"),
          Column.of(
              "share_percent", "share %", "%", MEASURE, "its part of the time of the cheapest"),
          Column.of(
              "cheapest", TEXT, "the toolkit with the least time of those that run in a JVM"));

  public CallSection {
    method = List.copyOf(method);
    kinds = Map.copyOf(kinds);
  }

  /**
   * The section; without tables where nothing was called.
   *
   * @param clock of the compared times
   * @param claims what the run says of published claims, as tables
   */
  Section of(List<SoapTable> calls, TimingClock clock, Stream<Table> claims) {
    List<Table> tables = new ArrayList<>();
    for (SoapTable call : calls) {
      tables.add(table(call, clock));
      profiles(call).forEach(tables::add);
    }
    transport(calls).forEach(tables::add);
    claims.forEach(tables::add);
    return new Section(
        id,
        question,
        title,
        title.substring(0, title.indexOf(' ')),
        Stream.concat(
                method.stream(),
                calls.stream().map(CallSection::kind).distinct().flatMap(this::about))
            .toList(),
        calls.isEmpty() ? List.of() : tables,
        List.of());
  }

  private static String kind(SoapTable call) {
    return call.seam() == null ? "Form " + call.encoding() : "Seam " + call.seam();
  }

  private Stream<String> about(String kind) {
    return Stream.ofNullable(kinds.get(kind)).map(meaning -> kind + ": " + meaning);
  }

  private static String name(SoapTable call) {
    return name(call.seam(), call.encoding());
  }

  private static String name(String seam, String encoding) {
    return seam == null ? encoding : encoding + ", seam " + seam;
  }

  /** The id of the table that has the calls of that condition. */
  static String name(Map<String, String> condition) {
    String seam = condition.get("seam");
    return name(seam, condition.get(seam == null ? "form" : "encoding"));
  }

  /** What each exchange has a column for, behind its time. */
  private record Figure(
      String key, String head, String unit, String meaning, Function<SoapTable.Call, Cell> read) {}

  private static final List<Figure> FIGURES =
      List.of(
          new Figure(
              "wall_us",
              "wall us",
              "us",
              "the call by the wall clock",
              call -> FigureCells.of(call.wallMicros())),
          new Figure(
              "server_cpu_us",
              "server cpu us",
              "us",
              "the server's part of its CPU time",
              call -> FigureCells.of(call.serverMicros())),
          new Figure(
              "default_us",
              "default us",
              "us",
              "by the wall clock where the host's default is left on, Nagle's algorithm with"
                  + " delayed acknowledgement",
              call -> FigureCells.of(call.defaultMicros())),
          new Figure(
              "first_call_us",
              "first call us",
              "us",
              "by the wall clock, median [least, most] over forks: no interval",
              call -> FigureCells.of(call.firstCallMicros())));

  private Table table(SoapTable call, TimingClock clock) {
    boolean served =
        call.rows().stream()
            .flatMap(row -> row.calls().stream())
            .anyMatch(it -> it.serverMicros() != null);
    List<Column> columns = new ArrayList<>();
    columns.add(Column.of(subject, subject, null, NAME, null));
    call.exchanges().forEach(exchange -> columns.addAll(columns(exchange)));
    return new Table(
        name(call),
        "all %ss, %s: us a call by the %s clock%s; bytes of %s"
            .formatted(
                subject,
                name(call),
                clock.label(),
                served ? ", client and server" : "",
                call.seam() == null ? "the message" : "request > reply"),
        columns,
        call.rows().stream().map(CallSection::row).toList());
  }

  private static List<Column> columns(String exchange) {
    String key = key(exchange);
    List<Column> columns = new ArrayList<>();
    columns.add(Column.of(key + "_us", exchange, "us", MEASURE, null));
    columns.add(Column.of(key + "_bytes", "bytes", null, WHOLE, null));
    FIGURES.forEach(
        it ->
            columns.add(
                Column.of(key + "_" + it.key(), it.head(), it.unit(), MEASURE, it.meaning())
                    .whereKnown()));
    return columns;
  }

  /** Such as {@code receive_doubles_10} of {@code receiveDoubles:10}. */
  private static String key(String exchange) {
    return exchange
        .replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_")
        .replaceAll("[^A-Za-z0-9]+", "_")
        .toLowerCase(Locale.ROOT);
  }

  private static Row row(SoapTable.Row row) {
    List<Cell> cells = new ArrayList<>();
    cells.add(new Cell.Text(row.toolkit()));
    for (SoapTable.Call call : row.calls()) {
      cells.add(
          call.micros() == null ? new Cell.Absent(call.outcome()) : FigureCells.of(call.micros()));
      cells.add(
          call.replyBytes() == null
              ? count(call.requestBytes())
              : new Cell.Both(count(call.requestBytes()), count(call.replyBytes())));
      FIGURES.forEach(it -> cells.add(it.read().apply(call)));
    }
    return Row.of(row.toolkit(), cells);
  }

  private static Cell count(Long bytes) {
    return bytes == null ? Cell.NOTHING : Cell.count(bytes);
  }

  private static Stream<Table> profiles(SoapTable call) {
    Map<String, ProfileCheck> profiles = new LinkedHashMap<>();
    call.rows().forEach(row -> profiles.put(row.toolkit(), row.profile()));
    return ProfileTable.of(name(call), "requests", call.headNote(), profiles);
  }

  private static Stream<Table> transport(List<SoapTable> calls) {
    List<Row> rows = TransportShare.of(calls).stream().map(CallSection::row).toList();
    return rows.isEmpty()
        ? Stream.empty()
        : Stream.of(
            new Table(
                "transport",
                "the canned transport's part of the time of the cheapest toolkit",
                TRANSPORT,
                rows));
  }

  private static Row row(TransportShare share) {
    return Row.of(
        share.exchange(),
        List.of(
            new Cell.Text(share.exchange()),
            Cell.figure(share.transportMicros()),
            Cell.figure(PERCENT * share.share()),
            new Cell.Text(share.cheapest())));
  }
}
