package org.xmlbench.families.server.fork;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;

/**
 * Clients that call one after the other reply, each in a virtual thread with a connection of its
 * own, which it keeps as long as the server does.
 */
public final class ClosedLoop {
  private static final int DIGITS = 3;
  private static final int MOST_REASONS = 8;

  /** A server that refuses connections is not asked a million times a second. */
  private static final long PAUSE_NANOS = 5_000_000;

  private final ReferenceCall call;
  private final int clients;
  private final Duration patience;

  /**
   * A loop.
   *
   * @param patience how long a client waits for a reply, which is an error then
   */
  public ClosedLoop(ReferenceCall call, int clients, Duration patience) {
    this.call = call;
    this.clients = clients;
    this.patience = patience;
  }

  /**
   * Calls for so long; calls that are under way then come to their end.
   *
   * @throws WrongEventsException when a server reports in an orderly way what is wrong: one that
   *     does so under load has no figure
   */
  public LoadResult run(Duration time) throws InterruptedException {
    long start = System.nanoTime();
    long deadline = start + time.toNanos();
    List<Client> all = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> futures = new ArrayList<>();
      for (int i = 0; i < clients; i++) {
        Client client = new Client(deadline);
        all.add(client);
        futures.add(threads.submit(client));
      }
      for (Future<?> future : futures) {
        future.get();
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof WrongEventsException wrong) {
        throw wrong;
      }
      throw new IllegalStateException("a client failed", e.getCause());
    }
    return sum(all, System.nanoTime() - start);
  }

  private LoadResult sum(List<Client> all, long wallNanos) {
    Histogram latency = histogram();
    Map<String, Long> reasons = new HashMap<>();
    for (Client client : all) {
      latency.add(client.latency);
      client.reasons.forEach((reason, count) -> reasons.merge(reason, count, Long::sum));
    }
    long errors = all.stream().mapToLong(client -> client.errors).sum();
    return new LoadResult(latency.getTotalCount(), errors, reasons, wallNanos, latency);
  }

  /** Grows by itself: a call that outlasts a wait lasts no longer than several waits. */
  private static Histogram histogram() {
    return new Histogram(DIGITS);
  }

  private final class Client implements Runnable {
    private final long deadline;
    private final Histogram latency = histogram();
    private final Map<String, Long> reasons = new HashMap<>();
    private long errors;
    private RawConnection connection;

    Client(long deadline) {
      this.deadline = deadline;
    }

    @Override
    public void run() {
      while (System.nanoTime() - deadline < 0) {
        try {
          callOnce();
        } catch (IOException e) {
          error(e.getMessage() == null ? e.toString() : e.getMessage());
          disconnect();
          LockSupport.parkNanos(PAUSE_NANOS);
        }
      }
      disconnect();
    }

    private void callOnce() throws IOException {
      long start = System.nanoTime();
      if (connection == null) {
        connection = RawConnection.open(call.endpoint(), patience);
      }
      RawReply reply = connection.call(call.request());
      long nanos = System.nanoTime() - start;
      Optional<String> fault = call.fault(reply);
      if (fault.isEmpty()) {
        latency.recordValue(nanos);
      } else if (reply.status() == ReferenceCall.OK) {
        throw new WrongEventsException("under load " + fault.get());
      } else {
        error(fault.get());
      }
      if (reply.closes()) {
        disconnect();
      }
    }

    private void error(String reason) {
      errors++;
      if (reasons.size() < MOST_REASONS || reasons.containsKey(reason)) {
        reasons.merge(reason, 1L, Long::sum);
      }
    }

    private void disconnect() {
      if (connection != null) {
        try {
          connection.close();
        } catch (IOException e) {
          // What is of no more use needs no farewell.
        }
        connection = null;
      }
    }
  }
}
