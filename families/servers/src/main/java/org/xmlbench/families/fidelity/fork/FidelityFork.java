package org.xmlbench.families.fidelity.fork;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.record.MeasureSeries;
import org.xmlbench.families.server.fork.ServerFork;
import org.xmlbench.soap.http.ClientHead;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * The main class of a fork in which one toolkit's client and server are given one unusual value.
 * What becomes of it is the result, whatever it is; how it differs is the record's reason.
 */
public final class FidelityFork {
  private final TimedFork fork;
  private final FidelityCase tested;
  private final Toolkit toolkit;
  private final List<String> details = new ArrayList<>();

  private FidelityFork(TimedFork fork) {
    this.fork = fork;
    this.tested = FidelityCase.of(fork.arguments().required(ServerFork.TASK));
    this.toolkit = KnownToolkits.named(fork.arguments().required(ServerFork.TOOLKIT));
  }

  /** Takes the toolkit, the case and a schedule. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, fork -> new FidelityFork(fork).run());
  }

  private void run() throws Exception {
    long start = System.nanoTime();
    ToolkitDescription description = toolkit.describe();
    Encoding encoding = description.encoding();
    ClientProbe client = new ClientProbe(toolkit, tested);
    ClientHead head = client.head();
    if (tested.data().isPresent()) {
      keep(FidelityMeasures.CLIENT_WRITES, "client writes", client.writes(tested.data().get()));
    }
    Optional<byte[]> reply = tested.reply(encoding);
    if (reply.isPresent()) {
      keep(FidelityMeasures.CLIENT_READS, "client reads", client.reads(reply.get()));
    }
    Optional<byte[]> request = tested.request(encoding);
    if (request.isPresent()) {
      ServerProbe server = new ServerProbe(description, tested);
      keep(FidelityMeasures.SERVER_ECHOES, "server", server.takes(request.get(), head));
    }
    if (!details.isEmpty()) {
      fork.note(String.join("; ", details));
    }
    fork.measured(1, System.nanoTime() - start);
  }

  private void keep(MeasureSeries way, String words, ValueComparison found) {
    fork.keep(way.of(found.fate().label()), 1);
    found
        .detail()
        .ifPresent(detail -> details.add(words + " " + found.fate().label() + ": " + detail));
  }
}
