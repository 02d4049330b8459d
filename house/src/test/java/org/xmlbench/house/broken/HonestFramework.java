package org.xmlbench.house.broken;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.content.StaxTrace;
import org.xmlbench.soap.content.TraceXml;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** A framework that gives back what it was given. */
public class HonestFramework implements Framework {
  private final String id;
  private final FrameworkDescription.Form form;

  public HonestFramework() {
    this("honest-binding", FrameworkDescription.Form.XML);
  }

  HonestFramework(String id, FrameworkDescription.Form form) {
    this.id = id;
    this.form = form;
  }

  @Override
  public FrameworkDescription describe() {
    return new FrameworkDescription(
        id,
        new SubjectLibrary("Library of " + id, "org.xmlbench.test:" + id, version(), "Apache-2.0"),
        form,
        Set.of(),
        SubjectSetup.ofDefaults("JDK", "org.xmlbench.house.broken."));
  }

  Optional<String> version() {
    return Optional.of("1.0");
  }

  @Override
  public Mapping load(ReportType type) {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    return new Mapping() {
      @Override
      public Class<?> implementation() {
        return HonestFramework.class;
      }

      @Override
      public Object own(TraceReport report) {
        return report;
      }

      @Override
      public void marshal(Object own, OutputStream out) throws IOException {
        out.write(TraceXml.write(written((TraceReport) own)));
      }

      @Override
      public Object unmarshal(InputStream in) throws XMLStreamException {
        return StaxTrace.read(type, factory.createXMLStreamReader(in));
      }

      @Override
      public TraceReport report(Object own) {
        return (TraceReport) own;
      }
    };
  }

  TraceReport written(TraceReport report) {
    return report;
  }

  /** Lacks something on every host. */
  public static final class Unavailable extends HonestFramework {
    public Unavailable() {
      super("binding-unavailable", FrameworkDescription.Form.XML);
    }

    @Override
    public Optional<String> unavailable() {
      return Optional.of("moonstone not found: dig for it");
    }

    @Override
    Optional<String> version() {
      return Optional.empty();
    }
  }

  /** Declares that its form is a binary one, so it reads what it wrote itself. */
  public static final class Packed extends HonestFramework {
    public Packed() {
      super("honest-packed", FrameworkDescription.Form.BINARY);
    }
  }

  /** Declares the same, and writes another report than it was given. */
  public static final class PackedWrong extends HonestFramework {
    public PackedWrong() {
      super("packed-says-wrong", FrameworkDescription.Form.BINARY);
    }

    @Override
    TraceReport written(TraceReport report) {
      return report.type().report(report.count() + 1);
    }
  }

  /** Writes another report than it was given. */
  public static final class SaysWrong extends HonestFramework {
    public SaysWrong() {
      super("binding-says-wrong", FrameworkDescription.Form.XML);
    }

    @Override
    TraceReport written(TraceReport report) {
      return report.type().report(report.count() + 1);
    }
  }
}
