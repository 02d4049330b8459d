package org.xmlbench.soap.binding;

import java.util.function.Supplier;
import org.xmlbench.soap.trace.TraceBean;
import org.xmlbench.soap.trace.TraceReport;

/** A mapping whose objects are beans: {@link TraceBean} or a subclass of it. */
public abstract class BeanMapping implements Framework.Mapping {
  private final TraceReport.Kind kind;
  private final Supplier<? extends TraceBean<?>> emptyBeans;

  /**
   * A mapping of reports of that kind.
   *
   * @param emptyBeans makes a bean whose values are of that kind
   */
  protected BeanMapping(TraceReport.Kind kind, Supplier<? extends TraceBean<?>> emptyBeans) {
    this.kind = kind;
    this.emptyBeans = emptyBeans;
  }

  @Override
  public final Object own(TraceReport report) {
    return TraceBean.fill(emptyBeans.get(), report);
  }

  @Override
  public final TraceReport report(Object own) {
    return TraceBean.read(kind, (TraceBean<?>) own);
  }
}
