package org.xmlbench.soap.fork;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** The main class of a fork of SOAPBench: one operation of one toolkit. */
public final class SoapFork {
  /** Bytes of the request, as the toolkit writes it. */
  public static final String REQUEST_BYTES = "request_bytes";

  /** Bytes of the reply that the toolkit is given. */
  public static final String REPLY_BYTES = "reply_bytes";

  /** Wall time of a call where the host's defaults that stall it are left on. */
  public static final String DEFAULT_CALL = "default_call_nanos";

  private SoapFork() {}

  /** Takes the arguments of {@link SoapTask#toArguments()} and a schedule's. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, SoapFork::measure);
  }

  private static void measure(TimedFork fork) throws Exception {
    SoapTask task = SoapTask.of(fork.arguments());
    Toolkit toolkit = KnownToolkits.named(task.toolkit());
    ToolkitDescription description = toolkit.describe();
    try (Stage stage = Stage.of(task, toolkit)) {
      byte[] request = stage.verify();
      fork.keep(REQUEST_BYTES, request.length);
      if (task.seam() != Seam.CONTROL) {
        ProfileMeasures.keep(fork, stage.profile());
      }
      if (stage.replyBytes() > 0) {
        fork.keep(REPLY_BYTES, stage.replyBytes());
      }
      fork.record(stage.work().recorded(description));
      List<String> watched = new ArrayList<>(description.packages());
      watched.add(toolkit.getClass().getPackageName() + ".");
      fork.time(stage.work(), request.length + stage.replyBytes(), watched);
      stage.verify();
      stage.defaultCallNanos().ifPresent(nanos -> fork.keep(DEFAULT_CALL, nanos));
    }
  }
}
