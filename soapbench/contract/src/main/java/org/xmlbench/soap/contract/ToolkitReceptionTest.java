package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.http.Received;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.operation.Reception;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * A server that is watched shows the request's body, reports when a report is bound, and its data;
 * one that is a program leaves how long it took, and what the report says.
 */
class ToolkitReceptionTest {
  private static final int VALUES = 5000;
  private static final int MESSAGES = 3;

  @TempDir private Path folder;

  /** In one of the ways, and in the other at the next seam or toolkit of the module. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#served")
  void aReportIsReadThenBoundThenReceived(HttpToolkit toolkit, Seam seam) throws Exception {
    List<String> all =
        Toolkits.served()
            .map(each -> name((Toolkit) payload(each.get()[0]), (Seam) each.get()[1]))
            .toList();
    if (all.size() == 1) {
      aReportIsReceivedInEveryWay(toolkit, seam);
    } else {
      Receiving[] ways = Receiving.values();
      requireReports(toolkit, seam, ways[all.indexOf(name(toolkit, seam)) % ways.length]);
    }
  }

  private static Object payload(Object argument) {
    return ((Named<?>) argument).getPayload();
  }

  private static String name(Toolkit toolkit, Seam seam) {
    return toolkit.describe().id() + " " + seam;
  }

  @Tag("slow")
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#served")
  void aReportIsReceivedInEveryWay(HttpToolkit toolkit, Seam seam) throws Exception {
    for (Receiving receiving : Receiving.values()) {
      requireReports(toolkit, seam, receiving);
    }
  }

  private void requireReports(HttpToolkit toolkit, Seam seam, Receiving receiving)
      throws Exception {
    Witness witness = new Witness(receiving, folder);
    SoapService service = SoapService.watched(DataRule.PUBLISHED, witness);
    try (ToolkitServer server = toolkit.serve(service, 0);
        StackClient client = toolkit.http(server.endpoint(), seam == Seam.HTTP)) {
      int before = 0;
      for (SoapOperation operation : SoapOperation.traces()) {
        witness.forget();
        if (server.process().isPresent()) {
          assertLeavesReports(client, operation, witness, before);
          before += MESSAGES;
        } else {
          assertShowsAReport(client, operation, witness);
        }
      }
    }
  }

  private static void assertShowsAReport(
      StackClient client, SoapOperation operation, Witness witness) throws Exception {
    Payload report = DataRule.PUBLISHED.elements(operation.shape(), 0, VALUES);
    call(client, operation, report);
    assertThat(witness.seen).containsExactly("body", "read", "bound", "received");
    assertThat(report.difference(witness.report)).isEmpty();
    assertThat(witness.readBeforeBound).isGreaterThan(VALUES);
  }

  private static void assertLeavesReports(
      StackClient client, SoapOperation operation, Witness witness, int before) throws Exception {
    for (int message = before + 1; message <= before + MESSAGES; message++) {
      Payload report = DataRule.PUBLISHED.elements(operation.shape(), message, VALUES);
      long start = System.nanoTime();
      call(client, operation, report);
      long nanos = System.nanoTime() - start;
      List<Received> all = Received.all(witness.folder());
      assertThat(all).hasSize(message);
      Received received = all.getLast();
      assertThat(report.difference(new Payload.Trace(received.report()))).isEmpty();
      assertThat(received.xmlNanos()).isPositive();
      assertThat(received.dataNanos()).isPositive();
      assertThat(received.xmlNanos() + received.dataNanos()).isLessThan(nanos);
    }
    assertThat(witness.seen).isEmpty();
  }

  private static void call(StackClient client, SoapOperation operation, Payload report)
      throws Exception {
    StackClient.Call call = client.prepare(operation, Optional.of(report));
    assertThat(call.read(call.invoke()).size()).isEqualTo(VALUES);
  }

  /** Remembers what happened for the first time, in its order. */
  private static final class Witness implements Reception {
    private final Receiving receiving;
    private final Path folder;
    private final List<String> seen = Collections.synchronizedList(new ArrayList<>());
    private volatile long read;
    private volatile long readBeforeBound;
    private volatile Payload report;

    Witness(Receiving receiving, Path folder) {
      this.receiving = receiving;
      this.folder = folder;
    }

    @Override
    public Receiving receiving() {
      return receiving;
    }

    @Override
    public Path folder() {
      return folder;
    }

    private void forget() {
      seen.clear();
      read = 0;
      readBeforeBound = 0;
      report = null;
    }

    private void saw(String what) {
      if (!seen.contains(what)) {
        seen.add(what);
      }
    }

    @Override
    public InputStream body(InputStream body) throws IOException {
      saw("body");
      boolean buffered = receiving == Receiving.BUFFERED;
      return new Counted(buffered ? new ByteArrayInputStream(body.readAllBytes()) : body);
    }

    @Override
    public void bound() {
      if (!seen.contains("bound")) {
        readBeforeBound = read;
      }
      saw("bound");
    }

    @Override
    public void received(Payload data) {
      saw("received");
      report = data;
    }

    private final class Counted extends FilterInputStream {
      Counted(InputStream in) {
        super(in);
      }

      @Override
      public int read() throws IOException {
        int next = super.read();
        count(next < 0 ? 0 : 1);
        return next;
      }

      @Override
      public int read(byte[] buffer, int offset, int length) throws IOException {
        int count = super.read(buffer, offset, length);
        count(count);
        return count;
      }

      private void count(int bytes) {
        saw("read");
        read += Math.max(0, bytes);
      }
    }
  }
}
