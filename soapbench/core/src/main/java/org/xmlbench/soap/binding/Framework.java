package org.xmlbench.soap.binding;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/**
 * A framework that binds XML, or a binary form of it, to objects: a subject. Found by {@link
 * java.util.ServiceLoader} on a class path that holds the core, SOAPBench's core, and this
 * framework with its libraries. It names implementation classes, reads no external entity and opens
 * no socket. {@link #describe()} must not load the framework's libraries.
 */
public interface Framework {
  FrameworkDescription describe();

  /** Why it cannot run on this host, in one line that says what to do; empty where it can. */
  default Optional<String> unavailable() {
    return Optional.empty();
  }

  /** Makes all that is made once: mappings, contexts, compiled schemas. */
  Mapping load(ReportType type) throws Exception;

  /** Marshals and unmarshals reports of one type. Used by one thread. */
  interface Mapping {
    /** The framework's class whose object does the work, for the record. */
    Class<?> implementation();

    /** The report as the framework's own object; not timed. By default the report itself. */
    default Object own(TraceReport report) {
      return report;
    }

    void marshal(Object own, OutputStream out) throws Exception;

    /** Reads one, all values made. */
    Object unmarshal(InputStream in) throws Exception;

    /** The report that such an object holds; not timed. */
    default TraceReport report(Object own) {
      return (TraceReport) own;
    }
  }
}
