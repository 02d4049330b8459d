package org.xmlbench.soap.fork;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.Wire;

/** The main class of a fork of SOAPBench: one operation of one toolkit. */
public final class SoapFork {
  /** Bytes of the request, as the toolkit writes it. */
  public static final String REQUEST_BYTES = "request_bytes";

  /** Bytes of the reply that the toolkit is given. */
  public static final String REPLY_BYTES = "reply_bytes";

  private SoapFork() {}

  /** Takes the arguments of {@link SoapTask#toArguments()} and a schedule's. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, SoapFork::measure);
  }

  private static void measure(TimedFork fork) throws Exception {
    SoapTask task = SoapTask.of(fork.arguments());
    Toolkit toolkit = toolkit(task.toolkit());
    ToolkitDescription description = toolkit.describe();
    byte[] reply = task.reply(description.encoding()).bytes();
    Wire wire = new Wire(reply);
    try (SoapWork work = SoapWork.of(task, toolkit, wire)) {
      MessageCheck messages = new MessageCheck(task, description);
      byte[] request = messages.once(work, wire);
      fork.keep(REQUEST_BYTES, request.length);
      fork.keep(REPLY_BYTES, reply.length);
      List<String> watched = new ArrayList<>(description.packages());
      watched.add(toolkit.getClass().getPackageName() + ".");
      fork.time(work, request.length + (long) reply.length, watched);
      messages.once(work, wire);
    }
  }

  private static Toolkit toolkit(String id) {
    return ServiceLoader.load(Toolkit.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(toolkit -> toolkit.describe().id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("no toolkit " + id + " on this class path"));
  }
}
