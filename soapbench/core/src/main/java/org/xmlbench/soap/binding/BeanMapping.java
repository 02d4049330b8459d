package org.xmlbench.soap.binding;

import java.util.function.Supplier;
import org.xmlbench.soap.trace.E134Bean;
import org.xmlbench.soap.trace.E134Beans;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatBean;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** A mapping whose objects are beans: {@link E134Bean}, {@link FlatBean}, or subclasses of them. */
public abstract class BeanMapping implements Framework.Mapping {
  private final ReportType type;
  private final E134Beans published;
  private final Supplier<? extends FlatBean<?>> flat;

  /**
   * A mapping of reports of that type.
   *
   * @param published makes the bean of a published report
   * @param flat makes the bean of a flat one whose values are of the type's kind
   */
  protected BeanMapping(
      ReportType type,
      Supplier<? extends E134Bean> published,
      Supplier<? extends FlatBean<?>> flat) {
    this.type = type;
    this.published = new E134Beans(published);
    this.flat = flat;
  }

  @Override
  public final Object own(TraceReport report) {
    return switch (report) {
      case E134Report e134 -> published.of(e134);
      case FlatReport array -> FlatBean.fill(flat.get(), array);
    };
  }

  @Override
  public final TraceReport report(Object own) {
    return switch (type.form()) {
      case E134 -> published.read((E134Bean) own);
      case FLAT -> FlatBean.read(type.kind(), (FlatBean<?>) own);
    };
  }
}
