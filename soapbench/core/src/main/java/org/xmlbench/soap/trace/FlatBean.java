package org.xmlbench.soap.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A report as a bean without annotations, its values in a list. Frameworks that bind by annotated
 * fields (JAXB, Simple XML) have separate classes.
 *
 * @param <N> the class of its values
 */
public class FlatBean<N extends Number> extends FlatHeadBean {
  private List<N> values = new ArrayList<>();

  public List<N> getValues() {
    return values;
  }

  public void setValues(List<N> values) {
    this.values = values;
  }

  /** Fills a bean of a class whose values are of the report's kind. */
  @SuppressWarnings("unchecked") // The caller's class is of that kind.
  public static <B extends FlatBean<?>> B fill(B empty, FlatReport report) {
    FlatBean<Number> bean = (FlatBean<Number>) empty;
    bean.takeHead(report);
    switch (report.values()) {
      case TraceReport.Ints(int[] ints) -> Arrays.stream(ints).forEach(bean.getValues()::add);
      case TraceReport.Doubles(double[] doubles) ->
          Arrays.stream(doubles).forEach(bean.getValues()::add);
    }
    return empty;
  }

  public static FlatReport read(TraceReport.Kind kind, FlatBean<? extends Number> bean) {
    return bean.toReport(
        switch (kind) {
          case INT ->
              new TraceReport.Ints(
                  bean.getValues().stream().mapToInt(number -> (Integer) number).toArray());
          case DOUBLE ->
              new TraceReport.Doubles(
                  bean.getValues().stream().mapToDouble(number -> (Double) number).toArray());
        });
  }
}
