package org.xmlbench.results.store;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The stable facts by which hosts are compared: nothing here changes from one minute to the next.
 * What the platform does not report is {@code null}, and absent in the file.
 *
 * @param cpu model name of the processor
 * @param microcode revision of its microcode
 * @param cores logical processors of the machine
 * @param memoryGiB size class of the main memory: GiB rounded to a power of two
 * @param os name of the operating system
 * @param kernel its version
 * @param arch architecture
 * @param jdkVersion version of the JDK that runs the forks
 * @param vm name and version of its virtual machine
 * @param more whatever else is fixed, by name
 */
public record HostFingerprint(
    String cpu,
    String microcode,
    Integer cores,
    Integer memoryGiB,
    String os,
    String kernel,
    String arch,
    String jdkVersion,
    String jdkVendor,
    String vm,
    Map<String, String> more) {

  public HostFingerprint {
    more = more == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(more));
  }

  /** Every fact that is known, by its name in the manifest, in the order of the names. */
  public SortedMap<String, String> facts() {
    SortedMap<String, String> facts = new TreeMap<>(more);
    put(facts, "cpu", cpu);
    put(facts, "microcode", microcode);
    put(facts, "cores", cores);
    put(facts, "memoryGiB", memoryGiB);
    put(facts, "os", os);
    put(facts, "kernel", kernel);
    put(facts, "arch", arch);
    put(facts, "jdkVersion", jdkVersion);
    put(facts, "jdkVendor", jdkVendor);
    put(facts, "vm", vm);
    return facts;
  }

  private static void put(Map<String, String> facts, String name, Object value) {
    if (value != null) {
      facts.put(name, value.toString());
    }
  }
}
