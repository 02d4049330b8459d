package org.xmlbench.house.doctor;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.results.store.Finding;

/** Whether the kernel makes large pages of memory on its own. */
final class HugePagesCheck implements HostCheck {
  private static final String FILE = "/sys/kernel/mm/transparent_hugepage/enabled";
  private static final Pattern CHOSEN = Pattern.compile("\\[(\\w+)]");

  @Override
  public String name() {
    return "transparent huge pages";
  }

  @Override
  public Look begin(HostFiles host) {
    return this::read;
  }

  private Finding read(HostFiles host) {
    Matcher chosen = CHOSEN.matcher(host.text(FILE));
    if (!chosen.find()) {
      throw new HostFiles.UnreadableException(FILE, null);
    }
    String value = chosen.group(1);
    return value.equals("always")
        ? Finding.warns(
            name(),
            value,
            "How much of a fork's heap lies in huge pages depends on how fragmented memory is when"
                + " it starts, and a kernel thread merges pages while it runs.",
            "echo madvise | sudo tee " + FILE)
        : Finding.ok(name(), value, "The heap of every fork has pages of the usual size.");
  }
}
