package org.xmlbench.house.doctor;

import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.xmlbench.results.store.Finding;

/** The governor that sets the processors' frequency. */
final class GovernorCheck implements HostCheck {
  private static final String CPUS = "/sys/devices/system/cpu";
  private static final String GOVERNOR = "/cpufreq/scaling_governor";
  private static final Pattern CPU = Pattern.compile("cpu\\d+");
  private static final String PERFORMANCE = "performance";

  @Override
  public String name() {
    return "frequency governor";
  }

  @Override
  public Look begin(HostFiles host) {
    return this::read;
  }

  private Finding read(HostFiles host) {
    List<String> files =
        host.names(CPUS, CPU).stream()
            .map(cpu -> CPUS + "/" + cpu + GOVERNOR)
            .filter(host::exists)
            .toList();
    if (files.isEmpty()) {
      throw new HostFiles.UnreadableException(CPUS + "/cpu*" + GOVERNOR, null);
    }
    TreeSet<String> governors = new TreeSet<>();
    files.forEach(file -> governors.add(host.text(file)));
    String value = String.join(", ", governors);
    return value.equals(PERFORMANCE)
        ? Finding.ok(name(), value, "The processors run at the highest frequency they may.")
        : Finding.warns(
            name(),
            value,
            "The frequency follows the load, so a fork's time depends on what ran before it.",
            "echo performance | sudo tee " + CPUS + "/cpu*" + GOVERNOR);
  }
}
