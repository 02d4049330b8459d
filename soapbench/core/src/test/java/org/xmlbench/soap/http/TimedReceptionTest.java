package org.xmlbench.soap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** What a server's reception leaves for the sender. */
class TimedReceptionTest {
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(30);
  private static final byte[] BODY = {1, 2, 3};

  @TempDir private Path folder;

  /** Comes late, and waits again before each further byte. */
  private static InputStream slow() {
    return new FilterInputStream(new ByteArrayInputStream(BODY)) {
      @Override
      public int read() throws IOException {
        LockSupport.parkNanos(PAUSE);
        return super.read();
      }

      @Override
      public int read(byte[] buffer, int offset, int length) throws IOException {
        LockSupport.parkNanos(PAUSE);
        return super.read(buffer, offset, 1);
      }
    };
  }

  @ParameterizedTest
  @EnumSource(Receiving.class)
  void theTimeStartsWithTheFirstByteAndEndsWhenTheReportIsBound(Receiving receiving)
      throws IOException {
    TimedReception reception = TimedReception.in(folder, receiving);
    for (int message = 1; message <= 2; message++) {
      long start = System.nanoTime();
      InputStream body = reception.body(slow());
      assertThat(body.readAllBytes()).containsExactly(BODY);
      reception.bound();
      long end = System.nanoTime();
      LockSupport.parkNanos(PAUSE);
      reception.bound();
      FlatReport report = FlatReport.of(TraceReport.Kind.DOUBLE, 10 + message);
      reception.received(new Payload.Trace(report));

      assertThat(Received.all(folder)).hasSize(message);
      Received received = Received.all(folder).getLast();
      assertThat(received.xmlNanos()).isBetween(2 * PAUSE, end - start - PAUSE);
      assertThat(received.dataNanos()).isPositive();
      assertThat(report.difference(received.report())).isEmpty();
    }
  }

  @Test
  void bufferedReadsTheWholeBodyAtOnceAndStreamedNothing() throws IOException {
    InputStream whole = new ByteArrayInputStream(BODY);
    TimedReception.in(folder, Receiving.BUFFERED).body(whole);
    assertThat(whole.available()).isZero();

    InputStream untouched = new ByteArrayInputStream(BODY);
    TimedReception.in(folder, Receiving.STREAMED).body(untouched);
    assertThat(untouched.available()).isEqualTo(BODY.length);
  }

  @Test
  void aReportWhoseFirstByteWasNotReportedIsAnError() throws IOException {
    TimedReception reception = TimedReception.in(folder, Receiving.STREAMED);
    reception.bound();
    Payload report = new Payload.Trace(FlatReport.of(TraceReport.Kind.INT, 1));
    assertThatThrownBy(() -> reception.received(report))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("first byte");
  }

  @Test
  void whatIsMissingOrDamagedIsReported() throws IOException {
    TimedReception reception = TimedReception.in(folder, Receiving.BUFFERED);
    assertThat(Received.all(folder)).isEmpty();
    reception.body(new ByteArrayInputStream(BODY));
    reception.bound();
    reception.received(new Payload.Trace(FlatReport.of(TraceReport.Kind.INT, 3)));
    assertThat(Received.all(folder).getFirst().report().count()).isEqualTo(3);
    Files.writeString(Received.report(folder, 1), "flat-int\nplan\n");
    assertThatThrownBy(() -> Received.all(folder)).hasMessageContaining("is damaged");
  }

  @Test
  void everyTypeOfReportIsReadAgain() throws IOException {
    TimedReception reception = TimedReception.in(folder, Receiving.BUFFERED);
    for (ReportType type : ReportType.all()) {
      TraceReport report = type.report(25);
      reception.body(new ByteArrayInputStream(BODY));
      reception.bound();
      reception.received(new Payload.Trace(report));
      assertThat(report.difference(Received.all(folder).getLast().report())).isEmpty();
    }
  }

  @Test
  void anUnknownReceivingIsReportedWithTheNearest() {
    assertThatThrownBy(() -> Receiving.of("buffred"))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("buffered");
  }
}
