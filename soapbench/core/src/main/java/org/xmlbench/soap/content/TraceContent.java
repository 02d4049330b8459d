package org.xmlbench.soap.content;

import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** What is in the element of a trace report of either form. */
public final class TraceContent {
  private TraceContent() {}

  /** Writes what is in the element just started. */
  public static <X extends Exception> void write(TraceReport report, ContentWriter<X> out)
      throws X {
    switch (report) {
      case E134Report published -> E134Content.write(published, out);
      case FlatReport flat -> FlatContent.write(flat, out);
    }
  }

  /** Reads what is in the open element, which stays open. */
  public static <X extends Exception> TraceReport read(ReportType type, ContentReader<X> in)
      throws X {
    return switch (type.form()) {
      case E134 -> E134Content.read(type.kind(), in);
      case FLAT -> FlatContent.read(type.kind(), in);
    };
  }
}
