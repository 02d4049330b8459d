package org.xmlbench.core.platform;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The smallest program: it reports only that it was run. A JVM whose options replace the program,
 * as {@code -jar} and {@code -version} do, does not report it.
 */
public final class JvmProbe {
  /** What it prints, on a separate line. */
  public static final String RAN = "xmlbench: a program was run";

  private JvmProbe() {}

  /** Prints {@link #RAN}. */
  public static void main(String[] args) throws IOException {
    try (FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
      out.write((RAN + "\n").getBytes(StandardCharsets.UTF_8));
    }
  }
}
