package org.xmlbench.families.attacks.fork;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;

/**
 * Clients that attack, each in a virtual thread, with a new connection for each attempt. They end
 * after a number of attempts, at a deadline, or when they are closed, whatever comes first.
 */
final class Attackers implements AutoCloseable {
  static final int NUMBER = 8;
  private static final int MOST_ATTEMPTS = 25;
  private static final long SLOW_NANOS = 50_000_000;

  private final Attack attack;
  private final URI endpoint;
  private final RawRequest request;
  private final AttackTally tally;
  private final Duration time;
  private final long deadline;
  private final Set<RawConnection> open = ConcurrentHashMap.newKeySet();
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean ended;

  private Attackers(
      Attack attack, URI endpoint, RawRequest request, AttackTally tally, Duration time) {
    this.attack = attack;
    this.endpoint = endpoint;
    this.request = request;
    this.tally = tally;
    this.time = time;
    this.deadline = System.nanoTime() + time.toNanos();
  }

  /** Lets them loose for so long. */
  static Attackers start(
      Attack attack, URI endpoint, RawRequest request, AttackTally tally, Duration time) {
    Attackers attackers = new Attackers(attack, endpoint, request, tally, time);
    for (int i = 0; i < NUMBER; i++) {
      attackers.threads.add(Thread.ofVirtual().start(attackers::attack));
    }
    return attackers;
  }

  private boolean over() {
    return ended || System.nanoTime() - deadline >= 0;
  }

  private void attack() {
    for (int attempt = 0; attempt < MOST_ATTEMPTS && !over(); attempt++) {
      attempt();
    }
  }

  private void attempt() {
    try (RawConnection connection = RawConnection.open(endpoint, time)) {
      open.add(connection);
      try {
        send(connection);
        RawReply reply = connection.reply();
        // The end of the attack ends requests, and servers answer that too.
        if (over()) {
          tally.unanswered();
        } else {
          tally.answered(reply);
        }
      } finally {
        open.remove(connection);
      }
    } catch (SocketTimeoutException e) {
      tally.unanswered();
    } catch (IOException e) {
      // Closed by the end of the attack while it waited, or by the server.
      if (over()) {
        tally.unanswered();
      } else {
        tally.closed();
        LockSupport.parkNanos(SLOW_NANOS);
      }
    }
  }

  private void send(RawConnection connection) throws IOException {
    switch (attack.sending()) {
      case WHOLE -> connection.send(request, 0, request.length());
      case HALF ->
          connection.send(
              request, 0, request.headBytes() + (request.length() - request.headBytes()) / 2);
      case SLOW -> {
        connection.send(request, 0, request.headBytes());
        for (int i = request.headBytes(); i < request.length(); i++) {
          connection.send(request, i, 1);
          LockSupport.parkNanos(SLOW_NANOS);
        }
      }
    }
  }

  /** Ends what is still under way, and waits for the threads. */
  @Override
  public void close() throws IOException {
    ended = true;
    for (RawConnection connection : open) {
      connection.close();
    }
    for (Thread thread : threads) {
      await(thread);
    }
  }

  private static void await(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
