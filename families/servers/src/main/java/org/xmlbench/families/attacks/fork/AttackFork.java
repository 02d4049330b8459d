package org.xmlbench.families.attacks.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Optional;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.core.platform.LoopbackInterface;
import org.xmlbench.core.platform.VisitCounter;
import org.xmlbench.families.server.fork.ClosedLoop;
import org.xmlbench.families.server.fork.LoadMeter;
import org.xmlbench.families.server.fork.LoadResult;
import org.xmlbench.families.server.fork.ReferenceCall;
import org.xmlbench.families.server.fork.ServerFork;
import org.xmlbench.soap.http.Confinement;
import org.xmlbench.soap.http.LocalServer;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.http.ServerSandbox;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Toolkit;

/**
 * The main class of a fork that attacks one toolkit's server: good clients call before, during and
 * after the attack, for the same time each. What the server does is the result, whatever it is. A
 * second attack shows whether it takes more that it does not release; what both attempted is
 * counted together.
 */
public final class AttackFork {
  private static final int GOOD_CLIENTS = 2;

  private static final Exchange GOOD =
      new Exchange(SoapOperation.named("echoDoubles"), 10, DataRule.PUBLISHED);

  private static final Exchange EMPTY =
      new Exchange(SoapOperation.ECHO_VOID, 0, DataRule.PUBLISHED);

  public static final String HARDENING = "hardening";

  /** The sandbox of its servers; where there is one this JVM has a network of its own. */
  public static final String SANDBOX = "sandbox";

  /** How long a server may take for a call that asks nothing of it, once the attack is over. */
  private static final Duration SURVIVAL = Duration.ofSeconds(10);

  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final Duration SETTLING = Duration.ofSeconds(1);
  private static final double TAIL = 99;
  private static final String SECRET = "what-no-reply-may-tell";

  private final TimedFork fork;
  private final Attack attack;
  private final Toolkit toolkit;
  private final Duration phase;
  private final ServerSandbox sandbox;
  private final AttackTally tally = new AttackTally(SECRET);
  private long calls;
  private int emptyUnanswered;

  private AttackFork(TimedFork fork) {
    this.fork = fork;
    this.attack = Attack.of(fork.arguments().required(ServerFork.TASK));
    this.toolkit = KnownToolkits.named(fork.arguments().required(ServerFork.TOOLKIT));
    this.phase = ForkArguments.Schedule.of(fork.arguments()).iteration();
    this.sandbox = Labelled.of(fork.arguments().required(SANDBOX), ServerSandbox.class);
  }

  /** Takes the toolkit, the attack and a schedule, of which an iteration is a phase. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, fork -> new AttackFork(fork).run());
  }

  private void run() throws Exception {
    if (sandbox != ServerSandbox.NONE) {
      LoopbackInterface.raise();
    }
    Hardening hardening = Labelled.of(fork.arguments().required(HARDENING), Hardening.class);
    Confinement confinement = new Confinement(sandbox, hardening == Hardening.AS_IT_COMES);
    try (LocalServer server = LocalServer.confined(toolkit.describe(), GOOD.rule(), confinement)) {
      ReferenceCall call = ReferenceCall.verified(toolkit, GOOD, server, PATIENCE);
      ReferenceCall empty = ReferenceCall.verified(toolkit, EMPTY, server, PATIENCE);
      ClosedLoop good = new ClosedLoop(call, GOOD_CLIENTS, PATIENCE);
      warmUp(call);
      LoadMeter meter = LoadMeter.start(server);
      long start = System.nanoTime();
      keep(AttackMeasures.BEFORE, good.run(phase));
      attack(call, () -> keep(AttackMeasures.DURING, good.run(phase)));
      Thread.sleep(SETTLING);
      askAfterwards(empty);
      Optional<OpenResources> grown = OpenResources.of(server.handle());
      keep(AttackMeasures.AFTER, good.run(phase));
      attack(call, () -> Thread.sleep(phase));
      Thread.sleep(SETTLING);
      askAfterwards(empty);
      keepLeaks(grown, OpenResources.of(server.handle()));
      tally.keep(fork);
      fork.keep(AttackMeasures.EMPTY_UNANSWERED, emptyUnanswered);
      fork.keep(AttackMeasures.CRASHED, server.handle().isAlive() ? 0 : 1);
      if (calls == 0) {
        throw server.explained(new IOException("no good call succeeded"));
      }
      meter.stop(fork, calls, System.nanoTime() - start);
    }
  }

  /** A server that answers anything has survived. */
  private void askAfterwards(ReferenceCall empty) throws Exception {
    try {
      empty.verify(SURVIVAL);
    } catch (WrongEventsException e) {
      fork.note("after the attack: " + e.getMessage());
    } catch (IOException e) {
      emptyUnanswered++;
    }
  }

  /** As many clients as will be there: a pool that has grown by then is no leak later. */
  private void warmUp(ReferenceCall call) throws InterruptedException {
    new ClosedLoop(call, GOOD_CLIENTS + Attackers.NUMBER, PATIENCE)
        .run(ForkArguments.Schedule.of(fork.arguments()).warmupLimit());
  }

  /** What is done while the attack lasts. */
  @FunctionalInterface
  private interface Meanwhile {
    void pass() throws Exception;
  }

  private void attack(ReferenceCall call, Meanwhile meanwhile) throws Exception {
    Path secret = Files.createTempFile(sandbox.folder(), "attack", ".txt");
    try (VisitCounter trap = VisitCounter.open()) {
      Files.writeString(secret, SECRET);
      // The server may be another user's, who has to fail by its own rules, not by the file's.
      Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-r--r--"));
      AttackBody.Hostile hostile =
          new AttackBody(toolkit.describe().encoding(), trap.port(), secret).request(attack);
      RawRequest request = call.request(hostile.bytes(), hostile.contentType(), hostile.headers());
      try (Attackers _ = Attackers.start(attack, call.endpoint(), request, tally, phase)) {
        meanwhile.pass();
      }
      tally.fetched(trap.visits());
    } finally {
      Files.delete(secret);
    }
  }

  private void keep(AttackMeasures.Phase when, LoadResult result) {
    calls += result.calls();
    fork.keep(when.calls(), result.calls());
    fork.keep(when.rate(), result.rate());
    fork.keep(when.errors(), result.errors());
    if (result.calls() > 0) {
      fork.keep(when.tail(), result.latency().getValueAtPercentile(TAIL));
    }
  }

  private void keepLeaks(Optional<OpenResources> before, Optional<OpenResources> after) {
    if (before.isPresent() && after.isPresent()) {
      fork.keep(
          AttackMeasures.LEAKED_THREADS,
          Math.max(0, after.get().threads() - before.get().threads()));
      fork.keep(
          AttackMeasures.LEAKED_DESCRIPTORS,
          Math.max(0, after.get().descriptors() - before.get().descriptors()));
    }
  }
}
