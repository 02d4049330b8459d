package org.xmlbench.families.attacks.fork;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicLong;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.soap.http.RawReply;

/** How a server answered what it was sent. Used by all attackers at once. */
final class AttackTally {
  private static final int BAD_REQUEST = 400;
  private static final int SHOWN = 4096;

  private final String secret;

  /** As a reply of bytes has it. */
  private final String encoded;

  private final AtomicLong refused = new AtomicLong();
  private final AtomicLong accepted = new AtomicLong();
  private final AtomicLong closed = new AtomicLong();
  private final AtomicLong unanswered = new AtomicLong();
  private final AtomicLong disclosed = new AtomicLong();
  private final AtomicLong fetched = new AtomicLong();

  /**
   * @param secret what no reply may disclose
   */
  AttackTally(String secret) {
    this.secret = secret;
    this.encoded = Base64.getEncoder().encodeToString(secret.getBytes(StandardCharsets.UTF_8));
  }

  /** A status of 400 or more, or a fault, is a refusal. */
  void answered(RawReply reply) {
    String body = new String(reply.body(), StandardCharsets.UTF_8);
    String beginning = body.substring(0, Math.min(SHOWN, body.length()));
    boolean fault = beginning.contains(":Fault") || beginning.contains("<Fault");
    (reply.status() >= BAD_REQUEST || fault ? refused : accepted).incrementAndGet();
    if (body.contains(secret) || body.contains(encoded)) {
      disclosed.incrementAndGet();
    }
  }

  /** The connection ended without an answer. */
  void closed() {
    closed.incrementAndGet();
  }

  /** No answer came while the attack lasted. */
  void unanswered() {
    unanswered.incrementAndGet();
  }

  /** So many connections came to where the message pointed. */
  void fetched(long visits) {
    fetched.addAndGet(visits);
  }

  /** Keeps the counts with a fork's measures. */
  void keep(TimedFork fork) {
    fork.keep(AttackMeasures.REFUSED, refused.get());
    fork.keep(AttackMeasures.ACCEPTED, accepted.get());
    fork.keep(AttackMeasures.CLOSED, closed.get());
    fork.keep(AttackMeasures.UNANSWERED, unanswered.get());
    fork.keep(AttackMeasures.DISCLOSED, disclosed.get());
    fork.keep(AttackMeasures.FETCHED, fetched.get());
  }
}
