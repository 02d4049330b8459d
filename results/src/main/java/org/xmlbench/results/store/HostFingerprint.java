package org.xmlbench.results.store;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What makes one host comparable with another: nothing here changes from one minute to the next.
 * What the platform does not tell is {@code null}, and absent in the file.
 *
 * @param cpu model name of the processor
 * @param microcode revision of its microcode
 * @param cores logical processors of the machine
 * @param memoryGiB size class of the main memory: GiB rounded to a power of two
 * @param os name of the operating system
 * @param kernel its version
 * @param arch architecture
 * @param jdkVersion version of the JDK that runs the forks
 * @param jdkVendor its vendor
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
}
