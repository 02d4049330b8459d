package org.xmlbench.house.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The process's standard output, which throws an {@link OutputException} when it cannot be written.
 * A {@link PrintStream} swallows an {@link IOException}, so that a command would write a gigabyte
 * that is never read, or end with 0 on a full disk.
 */
public final class StandardOutput extends OutputStream {
  private static final int BUFFER = 1 << 16;

  private final OutputStream descriptor;

  private StandardOutput(OutputStream descriptor) {
    this.descriptor = descriptor;
  }

  /** The standard output of this process, in UTF-8. */
  public static PrintStream ofProcess() {
    return over(new FileOutputStream(FileDescriptor.out));
  }

  static PrintStream over(OutputStream descriptor) {
    OutputStream buffered =
        new java.io.BufferedOutputStream(new StandardOutput(descriptor), BUFFER);
    return new PrintStream(buffered, false, StandardCharsets.UTF_8);
  }

  @Override
  public void write(int value) {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    try {
      descriptor.write(bytes, offset, length);
    } catch (IOException e) {
      throw OutputException.standardOutput(e);
    }
  }
}
