package org.xmlbench.soap.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** A report is the same behind the pipe, in both directions. */
class ReportPipeTest {
  static List<ReportType> types() {
    return ReportType.all();
  }

  @ParameterizedTest
  @MethodSource("types")
  void aReportComesBackAsItWent(ReportType type) throws IOException {
    for (int count : new int[] {1, 10, 25}) {
      TraceReport report = type.report(count);
      byte[] words = ProgramPipe.words(to -> ReportPipe.write(to, report));
      DataInputStream from = new DataInputStream(new ByteArrayInputStream(words));
      assertThat(report.difference(ReportPipe.read(from, type))).isEmpty();
      assertThat(from.read()).as("nothing is left").isEqualTo(-1);
    }
  }
}
