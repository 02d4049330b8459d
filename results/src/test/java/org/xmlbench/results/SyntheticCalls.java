package org.xmlbench.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.results.store.UnmetAssertion;

/**
 * A run of SOAPBench with made-up figures: two toolkits of document/literal and one of rpc/encoded
 * call two exchanges in four blocks. {@code heavy} takes twice the time of {@code light}, and is
 * wrong in {@code sendInts:10}.
 */
public final class SyntheticCalls {
  public static final int BLOCKS = 4;

  public static final List<String> EXCHANGES = List.of("sendInts:10", "echoVoid");

  public static final List<String> TASKS = List.of("unmarshal-double:10", "marshal-double:10");

  private static final String RUN = "20261101-120000-soap";
  private static final long CALLS = 1000;
  private static final long NANOS = 50_000;

  /** Bytes that {@code light} allocates in a call. */
  public static final long ALLOCATED = 7000;

  private static final String CONTROL = "control";

  private final String hostile;
  private final boolean ofFrameworks;
  private final boolean served;
  private final List<String> exchanges;
  private final List<ForkRecord> forks = new ArrayList<>();

  private SyntheticCalls(
      String hostile, boolean ofFrameworks, boolean served, List<String> exchanges) {
    this.hostile = hostile;
    this.ofFrameworks = ofFrameworks;
    this.served = served;
    this.exchanges = exchanges;
    int block = 0;
    for (String exchange : exchanges) {
      for (int i = 1; i <= BLOCKS; i++) {
        block++;
        add("light", "document/literal", exchange, block, 1);
        add("heavy", "document/literal", exchange, block, 2);
        block++;
        add("old", "rpc/encoded", exchange, block, 5);
        block++;
        if (!ofFrameworks) {
          add("wire", CONTROL, exchange, block, 0.01);
        }
      }
    }
  }

  public static SyntheticCalls of() {
    return new SyntheticCalls("", false, false, EXCHANGES);
  }

  public static SyntheticCalls of(List<String> exchanges) {
    return new SyntheticCalls("", false, false, exchanges);
  }

  /** The run, with names and reasons that end with {@code text}. */
  public static SyntheticCalls hostile(String text) {
    return new SyntheticCalls(text, false, false, EXCHANGES);
  }

  /** The run, with a server of each toolkit: of each call it takes two fifths of the CPU time. */
  public static SyntheticCalls served() {
    return new SyntheticCalls("", false, true, EXCHANGES);
  }

  /** A run of one exchange alone. */
  public static SyntheticCalls single() {
    return new SyntheticCalls("", false, false, List.of("echoVoid"));
  }

  /**
   * The same of frameworks and two tasks: {@code light} and {@code heavy} speak XML, {@code old}
   * speaks a binary form.
   */
  public static SyntheticCalls ofFrameworks(String hostile) {
    return new SyntheticCalls(hostile, true, false, TASKS);
  }

  public List<ForkRecord> forks() {
    return List.copyOf(forks);
  }

  /** What is fixed about the run. */
  public Manifest manifest() {
    Manifest like = SyntheticRun.of(1).manifest();
    return Manifest.of(
        new Manifest.Origin(
            RUN,
            like.createdUtc(),
            like.toolVersion(),
            null,
            null,
            ofFrameworks ? "bindings-quick" : "soap-quick",
            42,
            TimingClock.CPU),
        plan(),
        like.host(),
        Map.of(),
        subjects(),
        List.of());
  }

  private List<SubjectEntry> subjects() {
    return plan().blocks().stream()
        .flatMap(block -> block.cells().stream())
        .map(cell -> subject(cell.subject(), cell.condition()))
        .distinct()
        .toList();
  }

  private SubjectEntry subject(String id, Map<String, String> condition) {
    return new SubjectEntry(
        id,
        new SubjectEntry.LibraryEntry(
            "Library of " + id, "org.example:" + id, "1.2.3", "Apache-2.0"),
        condition.get(ofFrameworks ? "form" : "encoding"),
        "JDK",
        SubjectEntry.Configuration.of(List.of()),
        new SubjectEntry.Declared(
            Optional.of(
                id.startsWith("heavy")
                    ? List.of("an empty header" + hostile, "another order of members")
                    : List.of()),
            doesNotMeet(id, condition)));
  }

  private Optional<List<UnmetAssertion>> doesNotMeet(String id, Map<String, String> condition) {
    if (ofFrameworks || !"document/literal".equals(condition.get("encoding"))) {
      return Optional.empty();
    }
    return Optional.of(
        id.startsWith("heavy")
            ? List.of(
                new UnmetAssertion(
                    "R1109",
                    "the value of SOAPAction is a quoted string" + hostile,
                    "writes no quotes" + hostile),
                new UnmetAssertion(
                    "R2745", "SOAPAction is \"\", as the WSDL has no action", "makes one up"))
            : List.of());
  }

  private StoredPlan plan() {
    List<PlannedBlock> blocks = new ArrayList<>();
    for (String exchange : exchanges) {
      blocks.add(
          new PlannedBlock(
              exchange,
              BLOCKS,
              List.of(),
              List.of(
                  cell("light", "document/literal", exchange),
                  cell("heavy", "document/literal", exchange))));
      blocks.add(
          new PlannedBlock(
              exchange, BLOCKS, List.of(), List.of(cell("old", "rpc/encoded", exchange))));
      if (!ofFrameworks) {
        blocks.add(
            new PlannedBlock(
                exchange, BLOCKS, List.of(), List.of(cell("wire", CONTROL, exchange))));
      }
    }
    return new StoredPlan(blocks);
  }

  public RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, manifest());
    forks.forEach(folder::append);
    return folder;
  }

  private Cell cell(String toolkit, String encoding, String exchange) {
    return new Cell(toolkit + hostile, "1.2.3", exchange, Operation.CALL, condition(encoding));
  }

  private Map<String, String> condition(String encoding) {
    if (ofFrameworks) {
      return Map.of("gc", "serial", "form", encoding.equals("rpc/encoded") ? "binary" : "xml");
    }
    boolean control = encoding.equals(CONTROL);
    return Map.of(
        "gc",
        "serial",
        "seam",
        control ? CONTROL : "stack",
        "encoding",
        control ? "document/literal" : encoding);
  }

  private void add(String toolkit, String encoding, String exchange, int block, double factor) {
    boolean wrong =
        toolkit.equals("heavy")
            && (exchange.startsWith("send") || exchange.startsWith("unmarshal"));
    long nanos = Math.round(CALLS * factor * (NANOS + 10L * block));
    Iteration run =
        new Iteration(
            Iteration.Phase.MEASURED,
            CALLS,
            nanos,
            null,
            Math.round(CALLS * factor * ALLOCATED),
            null,
            null,
            null,
            null);
    forks.add(
        new ForkRecord(
            RUN,
            cell(toolkit, encoding, exchange),
            new ForkPlace(1, block, 1, 1),
            new ForkStatus(
                wrong ? Outcome.WRONG : Outcome.OK,
                wrong ? "element 9 is 8 instead of 9" + hostile : null,
                "2026-11-01T12:00:00Z"),
            new ForkTiming(
                wrong ? List.of() : List.of(run),
                wrong ? null : new Measured(nanos, nanos, null, null)),
            ForkEvidence.ofBytes(2000L),
            ofFrameworks
                ? Map.of(
                    "message_bytes", 500 * factor, "first_call_nanos", 1e6 * factor + 1000 * block)
                : measures(toolkit, exchange, block, factor)));
  }

  /** The profile is of document/literal requests; {@code heavy} breaks a rule in one exchange. */
  private Map<String, Double> measures(String toolkit, String exchange, int block, double factor) {
    Map<String, Double> measures =
        new TreeMap<>(Map.of("request_bytes", 500.0 * factor, "reply_bytes", 1500.0));
    if (served) {
      measures.put("server_cpu_nanos", 20_000 * factor + 100 * block);
      measures.put("default_call_nanos", 40e6 + 1000 * block);
    }
    if (toolkit.equals("light") || toolkit.equals("heavy")) {
      boolean breaks = toolkit.equals("heavy") && exchange.equals("echoVoid");
      measures.put("profile_passed_assertions", breaks ? 17.0 : 18.0);
      measures.put("profile_failed_assertions", breaks ? 1.0 : 0.0);
      if (breaks) {
        measures.put("profile_failed_R1109_assertions", 1.0);
      }
    }
    return measures;
  }
}
