package org.xmlbench.soap.classic;

import java.util.Arrays;
import java.util.Optional;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient;

/**
 * Calls as the driver of 2005 did: nothing is warmed up, one pair of readings of a clock of
 * milliseconds stands around all calls, and the making of arguments and the checks are inside.
 */
public final class ClassicDriver {
  private static final double MILLIS = 1000;

  private final StackClient client;
  private final int total;

  /**
   * A driver of a client.
   *
   * @param total elements that all calls of an operation carry together
   */
  public ClassicDriver(StackClient client, int total) {
    this.client = client;
    this.total = total;
  }

  /**
   * What an operation took.
   *
   * @param calls its calls
   * @param seconds of one of them; 0 where all together took less than a millisecond
   */
  public record Result(SoapOperation operation, int size, int calls, double seconds) {
    /** Calls a second; infinite where a call took no time that the clock sees. */
    public double callsPerSecond() {
      return 1 / seconds;
    }
  }

  /**
   * Runs an operation: {@code total / size} calls, one at least.
   *
   * @throws WrongEventsException when a reply is wrong
   */
  public Result run(SoapOperation operation, int size) throws Exception {
    int calls = Math.max(1, total / size);
    Optional<Payload> all =
        operation
            .carried()
            .map(shape -> DataRule.PUBLISHED.elements(shape, 0, Math.max(total, size)));
    long start = System.currentTimeMillis();
    for (int count = 0; count < calls; count++) {
      int from = operation.direction() == Direction.SEND ? 0 : count * size;
      Optional<Payload> data = all.map(sequence -> part(sequence, from, size));
      StackClient.Call call = client.prepare(operation, data);
      Object reply = call.invoke();
      boolean edge = count == 0 || count == calls - 1;
      if (data.isPresent() && (edge || operation.direction() == Direction.RECEIVE)) {
        check(operation, data.get(), call.read(reply), count);
      }
    }
    double seconds = (System.currentTimeMillis() - start) / MILLIS / calls;
    return new Result(operation, size, calls, seconds);
  }

  private static void check(SoapOperation operation, Payload data, Reply reply, int count) {
    Optional<String> wrong;
    if (operation.direction() == Direction.RECEIVE) {
      wrong =
          reply.size() == data.length()
              ? Optional.empty()
              : Optional.of("%d instead of %d".formatted(reply.size(), data.length()));
    } else {
      wrong = reply.data().isEmpty() ? Optional.of("nothing") : data.difference(reply.data().get());
    }
    String which = "%s: the reply to call %d is wrong: ".formatted(operation.name(), count + 1);
    WrongEventsException.requireNone(which, wrong);
  }

  private static Payload part(Payload all, int from, int size) {
    int to = from + size;
    return switch (all) {
      case Payload.Base64(byte[] bytes) -> new Payload.Base64(Arrays.copyOfRange(bytes, from, to));
      case Payload.Ints(int[] values) -> new Payload.Ints(Arrays.copyOfRange(values, from, to));
      case Payload.Doubles(double[] values) ->
          new Payload.Doubles(Arrays.copyOfRange(values, from, to));
      case Payload.Strings(String[] values) ->
          new Payload.Strings(Arrays.copyOfRange(values, from, to));
      case Payload.Meshes(var values) -> new Payload.Meshes(Arrays.copyOfRange(values, from, to));
      case Payload.Events(var values) -> new Payload.Events(Arrays.copyOfRange(values, from, to));
      case Payload.Trace _ -> throw new IllegalArgumentException("2005's driver knew no reports");
    };
  }
}
