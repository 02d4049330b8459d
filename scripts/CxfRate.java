import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import javax.xml.datatype.DatatypeFactory;
import javax.xml.datatype.XMLGregorianCalendar;
import org.apache.cxf.jaxws.JaxWsProxyFactoryBean;
import org.apache.cxf.jaxws.JaxWsServerFactoryBean;
import org.xmlbench.soap.wsimport.Data;
import org.xmlbench.soap.wsimport.DataCollectionReport;
import org.xmlbench.soap.wsimport.NewDataNotification;
import org.xmlbench.soap.wsimport.PV;
import org.xmlbench.soap.wsimport.ParameterValues;
import org.xmlbench.soap.wsimport.Reports;
import org.xmlbench.soap.wsimport.SoapBench;
import org.xmlbench.soap.wsimport.Trace;
import org.xmlbench.soap.wsimport.TraceResults;

/**
 * Holds a rate of trace reports by CXF's own client and server, without XMLBench's harness: what
 * {@code sematech --rate} says of CXF, tried once by other code. After a build, in two terminals:
 *
 * <pre>
 * java -Xmx256m -cp "suite/target/xmlbench/toolkits/cxf/*" scripts/CxfRate.java server 8099
 * java -Xmx256m -cp "suite/target/xmlbench/toolkits/cxf/*" scripts/CxfRate.java client 8099 200 20
 * </pre>
 *
 * <p>The client calls for 20 s as fast as it can, then begins so many messages of 40 values a
 * second for so many seconds, each when it is due. {@code taskset -acp} gives each a processor.
 */
final class CxfRate {
  private static final int VALUES = 40;
  private static final long SECOND = 1_000_000_000;
  private static final long WARM_UP = 20 * SECOND;
  private static final double MILLI = 1e6;

  private CxfRate() {}

  /** Takes the side and the port; the client its rate and its time, too. */
  public static void main(String[] args) throws Exception {
    String address = "http://127.0.0.1:" + args[1] + "/soapbench";
    if (args[0].equals("server")) {
      serve(address);
    } else {
      call(address, Integer.parseInt(args[2]), Integer.parseInt(args[3]));
    }
  }

  private static void serve(String address) throws InterruptedException {
    JaxWsServerFactoryBean factory = new JaxWsServerFactoryBean();
    factory.setServiceClass(SoapBench.class);
    factory.setServiceBean(
        Proxy.newProxyInstance(
            CxfRate.class.getClassLoader(), new Class<?>[] {SoapBench.class}, CxfRate::answer));
    factory.setAddress(address);
    factory.create();
    Thread.currentThread().join();
  }

  private static Object answer(Object bean, Method method, Object[] arguments) {
    return switch (method.getName()) {
      case "receiveE134Doubles" -> values((NewDataNotification) arguments[0]);
      case "hashCode" -> System.identityHashCode(bean);
      case "equals" -> bean == arguments[0];
      default -> method.getName();
    };
  }

  private static int values(NewDataNotification notification) {
    int values = 0;
    for (Trace trace : notification.getDataCollectionReport().getReports().getTrace()) {
      for (Data data : trace.getTraceResults().getData()) {
        values += data.getParameterValues().getPV().size();
      }
    }
    return values;
  }

  private static void call(String address, int perSecond, int seconds) throws Exception {
    JaxWsProxyFactoryBean factory = new JaxWsProxyFactoryBean();
    factory.setServiceClass(SoapBench.class);
    factory.setAddress(address);
    SoapBench port = (SoapBench) factory.create();
    NewDataNotification report = report();
    if (port.receiveE134Doubles(report) != VALUES) {
      throw new IllegalStateException("the server has read something else");
    }
    long warm = System.nanoTime() + WARM_UP;
    while (System.nanoTime() - warm < 0) {
      port.receiveE134Doubles(report);
    }
    long period = SECOND / perSecond;
    long[] lags = new long[perSecond * seconds];
    long start = System.nanoTime() + period;
    for (int i = 0; i < lags.length; i++) {
      await(start + i * period);
      port.receiveE134Doubles(report);
      lags[i] = System.nanoTime() - start - i * period;
    }
    print(lags, period);
    System.exit(0);
  }

  private static void await(long due) {
    for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
      if (left > 100_000) {
        LockSupport.parkNanos(left - 60_000);
      } else {
        Thread.onSpinWait();
      }
    }
  }

  private static void print(long[] lags, long period) {
    long missed = Arrays.stream(lags).filter(lag -> lag > period).count();
    Arrays.sort(lags);
    System.out.printf(
        Locale.ROOT,
        "missed %.2f %% of %d deadlines, median %.2f ms, 99th percentile %.2f ms, most %.1f ms%n",
        100.0 * missed / lags.length,
        lags.length,
        lags[lags.length / 2] / MILLI,
        lags[lags.length * 99 / 100] / MILLI,
        lags[lags.length - 1] / MILLI);
  }

  private static NewDataNotification report() throws Exception {
    XMLGregorianCalendar time =
        DatatypeFactory.newInstance().newXMLGregorianCalendar("2026-11-27T12:00:00Z");
    Random random = new Random(1);
    Data data = new Data();
    data.setCollectionTime(time);
    data.setParameterValues(new ParameterValues());
    for (int i = 0; i < VALUES; i++) {
      PV value = new PV();
      value.setF8(random.nextDouble());
      data.getParameterValues().getPV().add(value);
    }
    Trace trace = new Trace();
    trace.setTraceid("1");
    trace.setReportTime(time);
    trace.setTraceResults(new TraceResults());
    trace.getTraceResults().getData().add(data);
    DataCollectionReport report = new DataCollectionReport();
    report.setPlanID("1");
    report.setReportTime(time);
    report.setReports(new Reports());
    report.getReports().getTrace().add(trace);
    NewDataNotification notification = new NewDataNotification();
    notification.setDataCollectionReport(report);
    return notification;
  }
}
