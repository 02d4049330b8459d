package org.xmlbench.house.run;

/**
 * Another run holds this host. The message is one line that names it; the command line prints it
 * and exits with 75.
 */
public final class HostBusyException extends RuntimeException {
  HostBusyException(String holder) {
    super(
        "another run is measuring on this host: %s; wait for it (--wait), or end it"
            .formatted(holder));
  }
}
