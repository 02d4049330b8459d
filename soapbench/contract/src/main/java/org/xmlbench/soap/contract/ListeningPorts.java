package org.xmlbench.soap.contract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Which ports of this host are listened on, by Linux's proc(5), {@code /proc/net/tcp}. */
final class ListeningPorts {
  private static final String LISTEN = "0A";

  private ListeningPorts() {}

  /** Addresses at which a process listens on that port, in the kernel's hexadecimal form. */
  static List<String> addresses(int port) throws IOException {
    List<String> found = new ArrayList<>();
    for (String table : List.of("tcp", "tcp6")) {
      for (String line : Files.readAllLines(Path.of("/proc/net", table))) {
        String[] words = line.strip().split("\\s+");
        String[] local = words[1].split(":");
        if (words[3].equals(LISTEN) && Integer.parseInt(local[1], 16) == port) {
          found.add(local[0]);
        }
      }
    }
    return found;
  }

  /** Whether it is 127.0.0.1, as itself or mapped into IPv6, or ::1. */
  static boolean isLoopback(String address) {
    return address.endsWith("0100007F") || address.equals("0".repeat(24) + "01000000");
  }
}
