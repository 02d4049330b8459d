package org.xmlbench.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import org.xmlbench.results.store.TimingClock;

/** Servers under load, or under attack, with made-up figures. */
public final class SyntheticServers {
  /** Forks of each cell under load. */
  public static final int FORKS = 3;

  private static final String RUN = "20261122-120000-servers";
  private static final long NANOS = 4_000_000_000L;
  private static final double MICRO = 1e3;
  private static final long CALLS = 4000;

  private final String profile;
  private String encoding = "document/literal";
  private final String hostile;
  private final List<ForkRecord> forks = new ArrayList<>();
  private long calls = CALLS;
  private long nanos = NANOS;
  private int round = 1;

  /** The block of the next forks; 0 where each fork is a block by itself. */
  private int block;

  SyntheticServers(String profile, String hostile) {
    this.profile = profile;
    this.hostile = hostile;
  }

  /**
   * Two servers by 1 and by 16 clients, 4000 calls a fork. {@code slow} answers half as many calls
   * as {@code quick}, lost three calls in each fork, and has failed with 16.
   */
  public static SyntheticServers underLoad(String hostile) {
    SyntheticServers run = new SyntheticServers("load-quick", hostile);
    for (int fork = 1; fork <= FORKS; fork++) {
      run.load("quick", 1, 1000 + fork, 0);
      run.load("quick", 16, 4000, 0);
      run.load("slow", 1, 500, 3);
      run.add("slow", "echoDoubles:100@16", "load", Outcome.FAILED, Map.of());
    }
    return run;
  }

  /** The same on a host on which every server answers twice as many calls in half the time. */
  public static SyntheticServers underLoadTwiceAsFast() {
    SyntheticServers run = new SyntheticServers("load-quick", "");
    for (int fork = 1; fork <= FORKS; fork++) {
      run.load("quick", 1, 2 * (1000 + fork), 0);
      run.load("quick", 16, 8000, 0);
    }
    return run;
  }

  /** Two servers by one client that came to 15 calls, and to 12,000. */
  public static SyntheticServers underShortLoad() {
    SyntheticServers run = new SyntheticServers("load-smoke", "");
    for (int fork = 1; fork <= FORKS; fork++) {
      run.calls = 15;
      run.load("slow", 1, 10 * fork * fork * fork, 0);
      run.calls = 12_000;
      run.load("quick", 1, 24_000, 0);
    }
    return run;
  }

  /**
   * A server that behaves, and one of which each attack shows another fault. The attacks are in no
   * order: a plan shuffles them.
   */
  public static SyntheticServers underAttack(String hostile) {
    SyntheticServers run = new SyntheticServers("attacks-quick", hostile);
    List<String> attacks =
        List.of("slow", "malformed", "deep", "oversized", "entity-bomb", "external-entity");
    for (String attack : attacks) {
      run.attack("firm", attack, Map.of("refused_count", 200.0));
    }
    run.attack("soft", "malformed", Map.of("accepted_count", 5.0, "refused_count", 195.0));
    run.attack(
        "soft",
        "slow",
        Map.of(
            "unanswered_count", 8.0,
            "leaked_threads_count", 2.0,
            "during_rate_calls_per_second", 2850.0));
    run.attack(
        "soft",
        "oversized",
        Map.of(
            "accepted_count", 9.0, "during_rate_calls_per_second", 0.0, "during_calls_count", 0.0));
    run.attack("soft", "deep", Map.of("crashed_count", 1.0, "after_rate_calls_per_second", 0.0));
    run.attack("soft", "entity-bomb", Map.of("after_rate_calls_per_second", 0.0));
    run.add("soft", "external-entity", "attack", Outcome.FAILED, Map.of());
    return run;
  }

  /**
   * Two toolkits that send reports of 10 and 1000 doubles, {@link #FORKS} pairs of processes each.
   * {@code slow} takes twice as long as {@code quick} for 10, and its receiver understood another
   * report of 1000.
   */
  public static SyntheticServers sematech(String hostile) {
    SyntheticServers run = new SyntheticServers("sematech-quick", hostile);
    for (int pair = 1; pair <= FORKS; pair++) {
      run.pair("quick", 10, pair);
      run.pair("quick", 1000, 10 * pair);
      run.pair("slow", 10, 2 * pair);
      run.add("slow", "receiveDoubleTrace:1000@streamed", "sematech", Outcome.FAILED, Map.of());
    }
    return run;
  }

  /** Reports of both kinds, received both ways, in the reverse of the catalogue's order. */
  public static SyntheticServers sematechShuffled() {
    SyntheticServers run = new SyntheticServers("sematech-standard", "");
    for (String operation : List.of("receiveDoubleTrace", "receiveIntTrace")) {
      for (String receiving : List.of("streamed", "buffered")) {
        run.add("quick", operation + ":10@" + receiving, "sematech", Outcome.FAILED, Map.of());
      }
    }
    return run;
  }

  /**
   * Reports of 10 and 1000 doubles, received both ways, of two toolkits in each encoding and one
   * that is a control. The encodings are in the reverse of the reports' order.
   */
  public static SyntheticServers sematechOfEncodings() {
    SyntheticServers run = new SyntheticServers("sematech-quick", "");
    for (String encoding : List.of("Protocol Buffers", "rpc/encoded", "document/literal")) {
      run.encoding = encoding;
      for (String receiving : List.of("streamed", "buffered")) {
        for (int size : List.of(10, 1000)) {
          run.pair("first " + encoding, size, receiving, 1);
          if (!encoding.equals("Protocol Buffers")) {
            run.pair("second " + encoding, size, receiving, 2);
          }
        }
      }
    }
    return run;
  }

  /**
   * Reports of these kinds, of 10 to 10,000 values, received both ways, in {@link #FORKS} blocks.
   * {@code slow} takes three times as long as {@code quick}, and time is in proportion to the
   * number of values.
   */
  public static SyntheticServers sematechOfSizes(String... operations) {
    SyntheticServers run = new SyntheticServers("sematech-standard", "");
    run.calls = 10;
    for (String operation : operations) {
      for (String receiving : List.of("buffered", "streamed")) {
        for (int size : List.of(10, 50, 100, 500, 1000, 5000, 10_000)) {
          for (int pair = 1; pair <= FORKS; pair++) {
            String task = operation + ":" + size + "@" + receiving;
            run.block++;
            run.round = pair;
            for (int factor : List.of(1, 3)) {
              double hundreds = size * factor * (1 + 0.01 * pair * factor);
              run.nanos = Math.round(run.calls * 200 * hundreds * MICRO);
              run.pair(factor == 1 ? "quick" : "slow", task, size, hundreds);
            }
          }
        }
      }
    }
    return run;
  }

  private void pair(String toolkit, int size, double hundreds) {
    pair(toolkit, size, "streamed", hundreds);
  }

  private void pair(String toolkit, int size, String receiving, double hundreds) {
    pair(toolkit, "receiveDoubleTrace:" + size + "@" + receiving, size, hundreds);
  }

  /** The use of processes is recorded over all messages together. */
  public static SyntheticServers sematechOfPairs() {
    SyntheticServers run = new SyntheticServers("sematech-smoke", "");
    String task = "receiveDoubleTrace:10@buffered";
    for (double load : new double[] {80, 90, 100}) {
      Map<String, Double> measures =
          Map.of("messages_count", 10.0, "pair_sender_load_percent", load);
      run.add("quick", task, "sematech", Outcome.OK, measures);
    }
    return run;
  }

  /** Constructing a message takes {@code hundreds} of microseconds on the average, +- 10. */
  private void pair(String toolkit, String task, int size, double hundreds) {
    Map<String, Double> measures = new HashMap<>();
    measures.put("messages_count", 10.0);
    measures.put("request_bytes", 30.0 * size);
    for (String time : List.of("data_sender", "construct", "send", "write", "data_receiver")) {
      measures.put(time + "_nanos", 100 * hundreds * MICRO);
      measures.put("sd_" + time + "_nanos", 10 * MICRO);
      measures.put("first_" + time + "_nanos", 10_000 * MICRO);
    }
    measures.put("xml_receiver_nanos", 200 * hundreds * MICRO);
    measures.put("sender_load_percent", 95.0);
    measures.put("first_sender_load_percent", 150.0);
    measures.put("receiver_load_percent", 120.0);
    measures.put("sender_faults_per_second", 0.0);
    if (toolkit.equals("quick")) {
      measures.put("profile_passed_assertions", 11.0);
      measures.put("profile_failed_assertions", 1.0);
      measures.put("profile_failed_R1032_assertions", 1.0);
    }
    add(toolkit, task, "sematech", Outcome.OK, measures);
  }

  /**
   * {@code quick} reads its own message and not that of {@code slow}, whose server never starts.
   */
  public static SyntheticServers interoperability(String hostile) {
    SyntheticServers run = new SyntheticServers("interoperability-quick", hostile);
    String exchange = "receiveDoubleTrace:10@";
    String seam = "interoperability";
    run.add("quick", exchange + "quick", seam, Outcome.OK, Map.of("reads_count", 1.0));
    run.add("quick", exchange + "slow", seam, Outcome.OK, Map.of("reads_count", 0.0));
    run.add("slow", exchange + "quick", seam, Outcome.FAILED, Map.of());
    return run;
  }

  private void load(String toolkit, int clients, double rate, double errors) {
    Map<String, Double> measures = new HashMap<>();
    measures.put("rate_calls_per_second", rate);
    measures.put("errors_count", errors);
    measures.put("server_cpu_nanos", 300 * MICRO);
    nanos = Math.round(calls * 1e9 / rate);
    double micros = clients * 1e6 / rate;
    for (String name : List.of("p50", "p90", "p99", "p99.9", "max")) {
      measures.put("seen_" + name + "_nanos", micros * MICRO);
      measures.put("corrected_" + name + "_nanos", 2 * micros * MICRO);
      micros *= 2;
    }
    add(toolkit, "echoDoubles:100@" + clients, "load", Outcome.OK, measures);
    nanos = NANOS;
  }

  private void attack(String toolkit, String attack, Map<String, Double> more) {
    Map<String, Double> measures = new HashMap<>();
    measures.put("before_rate_calls_per_second", 1000.0);
    measures.put("during_rate_calls_per_second", 800.0);
    measures.put("after_rate_calls_per_second", 1250.0);
    measures.put("before_calls_count", 3000.0);
    measures.put("during_calls_count", 2400.0);
    measures.put("after_calls_count", 3600.0);
    measures.put("before_p99_nanos", 2.5 * MICRO);
    measures.put("during_p99_nanos", 3 * MICRO);
    measures.put("after_p99_nanos", 2 * MICRO);
    for (String none :
        "refused accepted closed unanswered told fetched crashed before_errors after_errors"
            .split(" ")) {
      measures.put(none + "_count", 0.0);
    }
    measures.put("during_errors_count", 1.0);
    measures.putAll(more);
    add(toolkit, attack, "attack", Outcome.OK, measures);
  }

  void add(
      String toolkit, String task, String seam, Outcome outcome, Map<String, Double> measures) {
    boolean ok = outcome == Outcome.OK;
    Iteration run =
        new Iteration(Iteration.Phase.MEASURED, calls, nanos, null, null, null, null, null, null);
    Cell cell =
        new Cell(
            toolkit + hostile,
            "1.2.3",
            task,
            Operation.CALL,
            Map.of("gc", "serial", "seam", seam, "encoding", encoding));
    forks.add(
        new ForkRecord(
            RUN,
            cell,
            new ForkPlace(round, block == 0 ? forks.size() + 1 : block, 1, 2),
            new ForkStatus(outcome, reason(ok, measures), "2026-11-22T12:00:00Z"),
            new ForkTiming(
                ok ? List.of(run) : List.of(), ok ? new Measured(nanos, null, null, null) : null),
            ForkEvidence.ofBytes(2000L),
            measures));
  }

  private String reason(boolean ok, Map<String, Double> measures) {
    if (ok) {
      boolean told =
          measures.getOrDefault("reads_count", 1.0) == 0
              || measures.keySet().stream().anyMatch(key -> key.matches(".*_(refused|lost)_count"));
      return told ? "its fault: no" + hostile : null;
    }
    return "its server ended with status 7" + hostile;
  }

  public List<ForkRecord> forks() {
    return List.copyOf(forks);
  }

  private static PlannedBlock planned(ForkRecord fork) {
    return new PlannedBlock(fork.cell().document(), 1, List.of(), List.of(fork.cell()));
  }

  /** What is fixed about the run. */
  public Manifest manifest() {
    Manifest like = SyntheticRun.of(1).manifest();
    return Manifest.of(
        new Manifest.Origin(
            RUN, like.createdUtc(), like.toolVersion(), null, null, profile, 42, TimingClock.WALL),
        new StoredPlan(forks.stream().map(SyntheticServers::planned).toList()),
        like.host(),
        Map.of(),
        List.of(),
        List.of());
  }

  public RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, manifest());
    forks.forEach(folder::append);
    return folder;
  }
}
