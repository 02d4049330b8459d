package org.xmlbench.results.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.report.SoapText;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.TimingClock;

/** One table a seam and encoding, with every toolkit and exchange, whatever became of it. */
class SoapTablesTest {
  private final SyntheticCalls run = SyntheticCalls.of();

  private List<SoapTable> tables(List<ForkRecord> forks) {
    Comparison comparison = Comparison.of(run.manifest(), new Forks(forks, List.of()));
    return SoapTables.of(comparison, forks);
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
    assertThat(SoapText.render(tables, TimingClock.CPU))
        .containsOnlyOnce("assertions of WS-I Basic Profile 1.1")
        .containsPattern("light +18 +18 +-\n")
        .containsPattern("heavy +17 +18 +R1109\n   Of the message alone: .*--profile http.*\n")
        .doesNotContain("The number looked at differs");
  }

  @Test
  void whatOfTheHttpHeadIsLookedAtIsSaidAndWhyNumbersDiffer() {
    assertThat(notes("http", 19, 19)).containsExactly(ProfileNote.WITH_HEAD);
    assertThat(notes("http-close", 19, 18)).hasSize(2).first().isEqualTo(ProfileNote.WITH_HEAD);
    assertThat(notes("http", 19, 18).getLast()).contains("number looked at differs", "SOAPAction");
    assertThat(notes("stack", 12, 12)).containsExactly(ProfileNote.MESSAGE_ALONE);
    assertThat(notes("binding", 12, 12)).containsExactly(ProfileNote.MESSAGE_ALONE);
    assertThat(new SoapTable("stack", "rpc/encoded", List.of(), List.of()).profileNotes())
        .isEmpty();
  }

  private static List<String> notes(String seam, int... asked) {
    List<SoapTable.Row> rows =
        Arrays.stream(asked)
            .mapToObj(
                number ->
                    new SoapTable.Row(
                        "t" + number,
                        false,
                        List.of(),
                        new ProfileCheck(number, number, List.of())))
            .toList();
    return new SoapTable(seam, "document/literal", List.of(), rows).profileNotes();
  }

  private SoapTable.Call call(String toolkit, String exchange) {
    SoapTable table = tables(run.forks()).getFirst();
    return table.rows().stream()
        .filter(row -> row.toolkit().equals(toolkit))
        .flatMap(row -> row.calls().stream())
        .filter(call -> call.exchange().equals(exchange))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theTransportsPartOfTheCheapestToolkitIsTold() {
    List<SoapTable> tables = tables(run.forks());
    assertThat(TransportShare.of(tables))
        .extracting(TransportShare::cheapest)
        .containsExactly("light", "light");
    assertThat(TransportShare.of(tables))
        .allSatisfy(part -> assertThat(part.share()).isCloseTo(0.01, within(1e-4)));
    assertThat(SoapText.render(tables, run.manifest().clock()))
        .containsPattern(
            "the canned transport takes 0\\.5[0-9]* us of echoVoid, (1\\.0|0\\.99)[0-9]* % of"
                + " light's, the least of those that are in a JVM");
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
    return new ForkRecord(
        fork.schema(),
        fork.run(),
        fork.cell(),
        fork.round(),
        fork.block(),
        fork.arm(),
        fork.position(),
        fork.attempt(),
        fork.outcome(),
        fork.reason(),
        fork.startedUtc(),
        fork.iterations(),
        fork.measured(),
        fork.labels(),
        fork.documentBytesPerOperation(),
        fork.tally(),
        fork.digest(),
        new Implementation("Proxy", "1.0", "light-program", "ab"),
        fork.jvm(),
        fork.measures());
  }

  @Test
  void theOrderOfRecordsSaysNothing() {
    List<ForkRecord> shuffled = new ArrayList<>(run.forks());
    Collections.shuffle(shuffled, new Random(5));
    assertThat(tables(shuffled)).isEqualTo(tables(run.forks()));
  }

  @Test
  void theTextNamesEveryToolkitAndWhatIsWrong() {
    String text = SoapText.render(tables(run.forks()), run.manifest().clock());
    assertThat(text)
        .contains("== all toolkits, document/literal, seam stack: us a call by the cpu clock")
        .contains("== all toolkits, rpc/encoded, seam stack")
        .containsPattern("heavy +wrong +1000 > 1500 +100\\.[0-9]+ \\+-")
        .containsPattern("old +25[0-9.]+");
  }
}
