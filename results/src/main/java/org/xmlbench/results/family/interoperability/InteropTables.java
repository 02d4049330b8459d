package org.xmlbench.results.family.interoperability;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.soap.SoapTables;

/** Puts the forks in which servers were given other toolkits' messages into a matrix. */
public final class InteropTables {
  /** The seam of such cells. */
  static final String SEAM = "interoperability";

  private static final String NOT_MEASURED = "not measured";

  private InteropTables() {}

  private record ReceiverAndSender(String receiver, String sender) {}

  /** The matrices, one for each exchange; empty where the run has no such fork. */
  public static List<InteropTable> of(List<ForkRecord> forks) {
    Map<String, Map<ReceiverAndSender, ForkRecord>> exchanges = new LinkedHashMap<>();
    for (ForkRecord fork : forks) {
      if (SEAM.equals(fork.cell().condition().get(SoapTables.SEAM))) {
        Task message = fork.cell().task();
        String sender = message.requireSetting("who writes the message behind an @");
        exchanges
            .computeIfAbsent(message.withoutSetting().toString(), exchange -> new LinkedHashMap<>())
            .put(new ReceiverAndSender(fork.cell().subject(), sender), fork);
      }
    }
    return exchanges.entrySet().stream()
        .map(exchange -> table(exchange.getKey(), exchange.getValue()))
        .toList();
  }

  private static InteropTable table(String exchange, Map<ReceiverAndSender, ForkRecord> cells) {
    TreeSet<String> senders = new TreeSet<>();
    Map<String, String> encodings = new TreeMap<>();
    cells.forEach(
        (place, fork) -> {
          senders.add(place.sender());
          encodings.put(place.receiver(), fork.cell().condition().get(SoapTables.ENCODING));
        });
    return new InteropTable(
        exchange,
        List.copyOf(senders),
        encodings.entrySet().stream()
            .map(
                receiver ->
                    new InteropTable.Row(
                        receiver.getKey(),
                        receiver.getValue(),
                        senders.stream()
                            .map(sender -> cell(sender, receiver.getKey(), cells))
                            .toList()))
            .toList());
  }

  private static InteropTable.Cell cell(
      String sender, String receiver, Map<ReceiverAndSender, ForkRecord> cells) {
    ForkRecord fork = cells.get(new ReceiverAndSender(receiver, sender));
    if (fork == null) {
      return new InteropTable.Cell(sender, null, NOT_MEASURED);
    }
    if (fork.outcome() != Outcome.OK) {
      return new InteropTable.Cell(sender, null, fork.reason());
    }
    return CallMeasures.READS.required(fork) > 0
        ? new InteropTable.Cell(sender, true, null)
        : new InteropTable.Cell(sender, false, fork.reason());
  }
}
