package org.xmlbench.house.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.ProcessorFrequency;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import oshi.hardware.HardwareAbstractionLayer;

/** Reads the host's fixed properties; nothing that changes from one minute to the next. */
final class HostProbe {
  private static final Path CPUINFO = Path.of("/proc/cpuinfo");
  private static final long GIB = 1L << 30;
  private static final double HERTZ_PER_MEGAHERTZ = 1e6;

  private HostProbe() {}

  static HostFingerprint fingerprint() {
    HardwareAbstractionLayer hardware = new SystemInfo().getHardware();
    CentralProcessor.ProcessorIdentifier cpu = hardware.getProcessor().getProcessorIdentifier();
    Map<String, String> more = new TreeMap<>();
    more.put(
        "cpuFamilyModelStepping", cpu.getFamily() + "/" + cpu.getModel() + "/" + cpu.getStepping());
    more.put(
        "physicalCores", Integer.toString(hardware.getProcessor().getPhysicalProcessorCount()));
    return new HostFingerprint(
        cpu.getName().strip(),
        microcode(),
        hardware.getProcessor().getLogicalProcessorCount(),
        memoryClass(hardware.getMemory().getTotal()),
        System.getProperty("os.name"),
        System.getProperty("os.version"),
        System.getProperty("os.arch"),
        Runtime.version().toString(),
        System.getProperty("java.vendor"),
        System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"),
        more);
  }

  /** The frequency of its processor; empty where the system does not say it. */
  static Optional<ProcessorFrequency> frequency() {
    long hertz = new SystemInfo().getHardware().getProcessor().getMaxFreq();
    return hertz > 0
        ? Optional.of(new ProcessorFrequency(Math.round(hertz / HERTZ_PER_MEGAHERTZ)))
        : Optional.empty();
  }

  static long memoryBytes() {
    return new SystemInfo().getHardware().getMemory().getTotal();
  }

  /**
   * The next power of two: the size of the memory modules, of which the firmware reserves a part.
   */
  private static int memoryClass(long bytes) {
    int gib = 1;
    while (gib * GIB < bytes) {
      gib *= 2;
    }
    return gib;
  }

  /** The revision that Linux reports for the first processor; {@code null} elsewhere. */
  private static String microcode() {
    try (Stream<String> lines = Files.lines(CPUINFO)) {
      return lines
          .filter(line -> line.startsWith("microcode"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse(null);
    } catch (IOException | UncheckedIOException e) {
      return null;
    }
  }
}
