package org.xmlbench.families.soap.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.ForkSpread;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.table.Note;

/** One table a seam and encoding, with every toolkit and exchange, whatever its outcome. */
class SoapTablesTest {
  private final SyntheticCalls run = SyntheticCalls.of();

  private List<SoapTable> tables(List<ForkRecord> forks) {
    return tables(run, forks);
  }

  private static List<SoapTable> tables(SyntheticCalls run, List<ForkRecord> forks) {
    Comparison comparison = Comparison.of(run.manifest(), new Forks(forks, List.of()));
    return SoapTables.of(comparison, forks);
  }

  private static String text(SyntheticCalls run) {
    return FamilyText.of(run.manifest(), run.forks());
  }

  @Test
  void encodingsAreApart() {
    List<SoapTable> tables = tables(run.forks());
    assertThat(tables)
        .extracting(SoapTable::encoding)
        .containsExactly("document/literal", "rpc/encoded", "document/literal");
    assertThat(tables.getFirst().rows())
        .extracting(SoapTable.Row::toolkit)
        .containsExactlyInAnyOrder("light", "heavy");
    assertThat(tables).allMatch(table -> table.exchanges().equals(SyntheticCalls.EXCHANGES));
  }

  @Test
  void aCallHasItsTimeAndTheBytesOfBothMessages() {
    SoapTable.Call call = call("heavy", "echoVoid");
    assertThat(call.micros().value()).isCloseTo(100, within(1.0));
    assertThat(call.micros().low()).isLessThan(call.micros().value());
    assertThat(call.requestBytes()).isEqualTo(1000);
    assertThat(call.replyBytes()).isEqualTo(1500);
  }

  @Test
  void aWrongToolkitHasNoTime() {
    SoapTable.Call call = call("heavy", "sendInts:10");
    assertThat(call.micros()).isNull();
    assertThat(call.outcome()).isEqualTo("wrong");
  }

  @Test
  void requestsAreHeldAgainstTheBasicProfileWhereItSaysSomethingOfThem() {
    List<SoapTable> tables = tables(run.forks());
    assertThat(tables.getFirst().rows())
        .extracting(SoapTable.Row::toolkit, SoapTable.Row::profile)
        .containsExactlyInAnyOrder(
            tuple("light", new ProfileCheck(18, 18, List.of())),
            tuple("heavy", new ProfileCheck(17, 18, List.of("R1109"))));
    assertThat(tables.get(1).rows()).extracting(SoapTable.Row::profile).containsOnlyNulls();
    assertThat(text(run))
        .containsOnlyOnce(
            "requests, all valid against the schema: assertions of WS-I Basic Profile")
        .containsPattern("light +18 +18 +-\n")
        .containsPattern("heavy +17 +18 +R1109\n   Of the message alone: .*--profile http.*\n")
        .doesNotContain("The number looked at differs");
  }

  @Test
  void theTextStatesWhatOfTheHttpHeadIsCheckedAndWhyNumbersDiffer() {
    assertThat(notes("http", 19, 19)).containsExactly(ProfileNote.WITH_HEAD);
    assertThat(notes("http-close", 19, 18)).hasSize(2).first().isEqualTo(ProfileNote.WITH_HEAD);
    assertThat(notes("http", 19, 18).getLast().text())
        .contains("number looked at differs", "SOAPAction");
    assertThat(notes("stack", 12, 12)).containsExactly(ProfileNote.MESSAGE_ALONE);
    assertThat(notes("binding", 12, 12)).containsExactly(ProfileNote.MESSAGE_ALONE);
    assertThat(notes("stack")).isEmpty();
  }

  private static List<Note> notes(String seam, int... asked) {
    return ProfileNote.of(
        new SoapTable(seam, "document/literal", List.of(), List.of()).headNote(),
        Arrays.stream(asked).mapToObj(it -> new ProfileCheck(it, it, List.of())).toList());
  }

  private SoapTable.Call call(String toolkit, String exchange) {
    return call(tables(run.forks()), toolkit, exchange);
  }

  private static SoapTable.Call call(List<SoapTable> tables, String toolkit, String exchange) {
    return tables.getFirst().rows().stream()
        .filter(row -> row.toolkit().equals(toolkit))
        .flatMap(row -> row.calls().stream())
        .filter(call -> call.exchange().equals(exchange))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theTransportsShareOfTheCheapestToolkitIsShown() {
    List<SoapTable> tables = tables(run.forks());
    assertThat(TransportShare.of(tables))
        .extracting(TransportShare::cheapest)
        .containsExactly("light", "light");
    assertThat(TransportShare.of(tables))
        .allSatisfy(part -> assertThat(part.share()).isCloseTo(0.01, within(1e-4)));
    assertThat(text(run))
        .containsPattern("exchange +transport us +share % +cheapest\n")
        .containsPattern("echoVoid +0\\.5[0-9]* +(1\\.0|0\\.99)[0-9]* +light\n");
  }

  @Test
  void aProgramIsNotAboveTheTransport() {
    List<ForkRecord> forks =
        run.forks().stream()
            .map(fork -> fork.cell().subject().equals("light") ? ofProgram(fork) : fork)
            .toList();
    assertThat(TransportShare.of(tables(forks)))
        .extracting(TransportShare::cheapest)
        .isNotEmpty()
        .doesNotContain("light");
  }

  private static ForkRecord ofProgram(ForkRecord fork) {
    return with(fork, new Implementation("Proxy", "1.0", "light-program", "ab"), fork.measures());
  }

  private static ForkRecord bare(ForkRecord fork) {
    return with(fork, fork.implementation(), Map.of());
  }

  private static ForkRecord with(
      ForkRecord fork, Implementation implementation, Map<String, Double> measures) {
    return new ForkRecord(
        fork.run(),
        fork.cell(),
        fork.place(),
        fork.status(),
        fork.timing(),
        fork.evidence().withImplementation(implementation),
        measures);
  }

  @Test
  void whatAServerTakesHasColumnsAndMarginsOfItsOwn() {
    SyntheticCalls served = SyntheticCalls.served();
    List<SoapTable> tables = tables(served, served.forks());
    SoapTable.Call call = call(tables, "light", "echoVoid");
    assertThat(call.wallMicros()).isEqualTo(call.micros());
    assertThat(call.serverMicros().value()).isBetween(20.0, 23.0);
    assertThat(call.serverMicros().relativeHalfWidth().orElseThrow()).isBetween(0.001, 0.1);
    assertThat(call.defaultMicros().value()).isBetween(40_000.0, 40_030.0);
    assertThat(call.defaultMicros().low()).isLessThan(call.defaultMicros().value());
    assertThat(call(tables, "heavy", "sendInts:10").serverMicros()).isNull();

    assertThat(text(served))
        .containsPattern(
            "toolkit +sendInts:10 +bytes +wall us +server cpu us +default us +echoVoid +bytes +wall"
                + " us +server cpu us +default us\n")
        .containsPattern(
            "heavy +wrong +1000 > 1500 +- +- +- +100\\.\\S+ \\+-0\\.\\d% +1000 > 1500 +100\\.\\S+"
                + " \\+-0\\.\\d% +4\\d\\.\\S+ \\+-\\d\\.\\d% +400[0-9]0 \\+-0\\.0%\n")
        .contains("wall us: the call by the wall clock.", "server cpu us: the server's part of its")
        .contains("default us: by the wall clock where the host's default is left on")
        .doesNotContain("first call us");
    assertThat(text(run))
        .containsPattern("toolkit +sendInts:10 +bytes +echoVoid +bytes\n")
        .doesNotContain("wall us", "server cpu us", "default us", "first call us");
  }

  @Test
  void aForkWithoutAMeasureLeavesNoMean() {
    SyntheticCalls served = SyntheticCalls.served();
    List<ForkRecord> forks = new ArrayList<>(served.forks());
    forks.addLast(bare(forks.removeLast()));
    SoapTable control = tables(served, forks).getLast();
    assertThat(control.seam()).isEqualTo("control");
    assertThat(control.rows().getFirst().calls())
        .extracting(call -> call.serverMicros() == null)
        .containsExactly(false, true);
  }

  @Test
  void aFirstCallHasItsMedianLeastAndMostOverForks() {
    SyntheticCalls frameworks = SyntheticCalls.ofFrameworks("");
    List<SoapTable> tables = tables(frameworks, frameworks.forks());
    String task = SyntheticCalls.TASKS.getFirst();
    assertThat(call(tables, "light", task).firstCallMicros())
        .isEqualTo(new ForkSpread(1004, 1001, 1010));
    assertThat(call(tables, "heavy", task).firstCallMicros())
        .as("a figure exists only where it is verified")
        .isNull();
    assertThat(text(frameworks))
        .containsPattern("light +\\S+ \\+-\\S+ +500 +1004 \\[1001, 1010\\]")
        .contains(
            "first call us: by the wall clock, median [least, most] over forks: no interval.",
            "Form xml: text. All frameworks unmarshal the same bytes.")
        .doesNotContain("wall us:", "default us");
  }

  @Test
  void theOrderOfRecordsSaysNothing() {
    List<ForkRecord> shuffled = new ArrayList<>(run.forks());
    Collections.shuffle(shuffled, new Random(5));
    assertThat(tables(shuffled)).isEqualTo(tables(run.forks()));
  }

  @Test
  void theTextNamesEveryToolkitAndWhatIsWrong() {
    assertThat(text(run))
        .contains("== all toolkits, document/literal, seam stack: us a call by the cpu clock")
        .contains("== all toolkits, rpc/encoded, seam stack")
        .containsPattern("heavy +wrong +1000 > 1500 +100\\.[0-9]+ \\+-")
        .containsPattern("old +25[0-9.]+");
  }

  @Test
  void theFileHasTheFiguresOfEachExchange() throws IOException {
    String file = FamilyText.file("toolkits.json", run.manifest(), run.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file)
        .contains("\"send_ints_10_us\"", "\"echo_void_bytes\"")
        .containsPattern(
            "\"text\" : \"1000 > 1500\",\\s+\"value\" : 1000.0,\\s+\"second\" : 1500.0\\s");
    SyntheticCalls frameworks = SyntheticCalls.ofFrameworks("");
    assertThat(FamilyText.file("frameworks.json", frameworks.manifest(), frameworks.forks()))
        .contains("_first_call_us\"", "\"least\" : 1001.0");
  }
}
