package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Reception;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * A server that is watched shows the request's body, tells when a report is bound, and what it
 * says.
 */
class ToolkitReceptionTest {
  private static final int VALUES = 5000;

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#watched")
  void aReportIsReadThenBoundThenReceived(Toolkit toolkit, Seam seam) throws Exception {
    for (boolean buffered : new boolean[] {false, true}) {
      for (SoapOperation operation : SoapOperation.traces()) {
        Witness witness = new Witness(buffered);
        Payload report = DataRule.PUBLISHED.elements(operation.shape(), 0, VALUES);
        call(toolkit, seam, operation, report, witness);
        assertThat(witness.seen).containsExactly("body", "read", "bound", "received");
        assertThat(report.difference(witness.report)).isEmpty();
        assertThat(witness.readBeforeBound).isGreaterThan(VALUES);
      }
    }
  }

  private static void call(
      Toolkit toolkit, Seam seam, SoapOperation operation, Payload report, Witness witness)
      throws Exception {
    SoapService service = SoapService.watched(DataRule.PUBLISHED, witness);
    try (ToolkitServer server = toolkit.serve(service, 0);
        StackClient client = toolkit.http(server.endpoint(), seam == Seam.HTTP)) {
      StackClient.Call call = client.prepare(operation, Optional.of(report));
      assertThat(call.read(call.invoke()).size()).isEqualTo(VALUES);
    }
  }

  /** Remembers what happened for the first time, in its order. */
  private static final class Witness implements Reception {
    private final boolean buffered;
    private final List<String> seen = Collections.synchronizedList(new ArrayList<>());
    private volatile long read;
    private volatile long readBeforeBound;
    private volatile Payload report;

    Witness(boolean buffered) {
      this.buffered = buffered;
    }

    private void saw(String what) {
      if (!seen.contains(what)) {
        seen.add(what);
      }
    }

    @Override
    public InputStream body(InputStream body) throws IOException {
      saw("body");
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

    @Override
    public void refused(Exception why) {
      throw new IllegalStateException(why);
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
