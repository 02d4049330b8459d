package org.xmlbench.soap.bean;

import java.util.Map;
import java.util.stream.Stream;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SentObjects;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/** Data as arrays of beans, a report as a bean, and back. Neither is timed. */
public final class BeanPayload {
  private static final NotificationBeans PUBLISHED = new NotificationBeans();

  private BeanPayload() {}

  public static Object of(Payload data) {
    return switch (data) {
      case Payload.Base64(byte[] bytes) -> bytes;
      case Payload.Ints(int[] values) -> values;
      case Payload.Doubles(double[] values) -> values;
      case Payload.Strings(String[] values) -> values;
      case Payload.Meshes(MeshInterfaceObject[] values) ->
          Stream.of(values).map(MeshBean::new).toArray(MeshBean[]::new);
      case Payload.Events(SimpleEvent[] values) ->
          Stream.of(values).map(EventBean::new).toArray(EventBean[]::new);
      case Payload.Trace(E134Report report) -> PUBLISHED.of(report);
      case Payload.Trace(FlatReport report) ->
          switch (report.values()) {
            case TraceReport.Ints(int[] values) -> new IntTraceBean(report, values);
            case TraceReport.Doubles(double[] values) -> new DoubleTraceBean(report, values);
          };
    };
  }

  static SentObjects<Object> sent(SoapService service) {
    return new SentObjects<>(service, BeanPayload::of);
  }

  /** The classes of beans and the local names of their types, which toolkits are to be told. */
  public static Map<String, Class<?>> beans() {
    return Map.of(
        "MeshInterfaceObject", MeshBean.class,
        "SimpleEvent", EventBean.class,
        "IntTrace", IntTraceBean.class,
        "DoubleTrace", DoubleTraceBean.class,
        "NewDataNotification", NotificationBean.class,
        "DataCollectionReport", NotificationBean.ReportBean.class,
        "Trace", NotificationBean.TraceOfReport.class,
        "Data", NotificationBean.DataBean.class,
        "PV", NotificationBean.ValueBean.class);
  }

  public static Class<?> type(Shape shape) {
    return switch (shape) {
      case BASE64 -> byte[].class;
      case INTS -> int[].class;
      case DOUBLES -> double[].class;
      case STRINGS -> String[].class;
      case MESH_INTERFACE_OBJECTS -> MeshBean[].class;
      case SIMPLE_EVENTS -> EventBean[].class;
      case E134_INTS, E134_DOUBLES -> NotificationBean.class;
      case INT_TRACE -> IntTraceBean.class;
      case DOUBLE_TRACE -> DoubleTraceBean.class;
    };
  }

  /**
   * What such an array or bean says.
   *
   * @throws IllegalArgumentException when it is none
   */
  public static Payload read(Object array) {
    return switch (array) {
      case byte[] bytes -> new Payload.Base64(bytes);
      case int[] values -> new Payload.Ints(values);
      case double[] values -> new Payload.Doubles(values);
      case String[] values -> new Payload.Strings(values);
      case MeshBean[] values ->
          new Payload.Meshes(
              Stream.of(values).map(MeshBean::toRecord).toArray(MeshInterfaceObject[]::new));
      case EventBean[] values ->
          new Payload.Events(
              Stream.of(values).map(EventBean::toRecord).toArray(SimpleEvent[]::new));
      case NotificationBean bean -> new Payload.Trace(PUBLISHED.read(bean));
      case IntTraceBean bean -> new Payload.Trace(bean.toReport());
      case DoubleTraceBean bean -> new Payload.Trace(bean.toReport());
      case null, default -> throw new IllegalArgumentException("no data of SOAPBench: " + array);
    };
  }
}
