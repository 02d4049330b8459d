package org.xmlbench.soap.fork;

import java.io.IOException;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.soap.http.ServerLauncher;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** The main class of a fork of SOAPBench: one operation of one toolkit. */
public final class SoapFork {
  private SoapFork() {}

  /** Takes the arguments of {@link SoapTask#toArguments()} and a schedule's. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, SoapFork::measure);
  }

  private static void measure(TimedFork fork) throws Exception {
    SoapTask task = SoapTask.of(fork.arguments());
    Toolkit toolkit = KnownToolkits.named(task.toolkit());
    ToolkitDescription description = toolkit.describe();
    try (Stage stage = Stage.of(task, toolkit, ServerLauncher.of(fork.arguments()))) {
      byte[] request = stage.verify();
      fork.keep(CallMeasures.REQUEST, request.length);
      if (task.seam() != Seam.CONTROL) {
        ProfileMeasures.keep(fork, stage.profile());
      }
      if (stage.replyBytes() > 0) {
        fork.keep(CallMeasures.REPLY, stage.replyBytes());
      }
      fork.record(stage.work().recorded(description));
      fork.time(stage.work());
      stage.verify();
      stage.defaultCallNanos().ifPresent(nanos -> fork.keep(CallMeasures.DEFAULT_CALL, nanos));
    }
  }
}
