package org.xmlbench.suite.doctor;

import java.util.Locale;
import org.xmlbench.results.store.Finding;

/** The mean number of tasks that ran or waited in the last minute. */
final class LoadCheck implements Check {
  private static final String FILE = "/proc/loadavg";

  /** The mean of a minute in which something ran half of the time. */
  private static final double LIMIT = 0.5;

  @Override
  public String name() {
    return "load";
  }

  @Override
  public Look begin(HostFiles host) {
    // Read first, so that the load of this program's own start is not in it.
    String word = HostFiles.words(host.text(FILE)).getFirst();
    double load = number(word);
    int processors = CpuTicks.read(host).processors();
    Finding finding = finding(load, processors);
    return _ -> finding;
  }

  private Finding finding(double load, int processors) {
    String value =
        String.format(
            Locale.ROOT,
            "%.2f in the last minute, %d %s",
            load,
            processors,
            processors == 1 ? "processor" : "processors");
    return load < LIMIT
        ? Finding.ok(name(), value, "Hardly anything else ran.")
        : Finding.warns(
            name(),
            value,
            "Other tasks wanted a processor in the last minute: if they go on, forks wait for them"
                + " and share caches with them; wait until they have ended, then look again.",
            "sleep 60");
  }

  private static double number(String word) {
    try {
      return Double.parseDouble(word);
    } catch (NumberFormatException e) {
      throw new HostFiles.UnreadableException(FILE, e);
    }
  }
}
