package org.xmlbench.core.platform;

import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps secrets out of what this JVM says: libraries put an address, and what in it is secret, into
 * their messages and logs. What libraries print goes to standard error then, line by line.
 */
public final class HiddenText {
  /** Stands where a secret stood. */
  public static final String SHOWN = "(hidden)";

  private static final Set<String> SECRETS = ConcurrentHashMap.newKeySet();

  private HiddenText() {}

  /** Hides that text from now on. To be called before libraries take the standard streams. */
  public static synchronized void hide(String secret) {
    if (SECRETS.isEmpty()) {
      PrintStream hiding =
          new PrintStream(
              new Lines(new FileOutputStream(FileDescriptor.err)), true, StandardCharsets.UTF_8);
      System.setOut(hiding);
      System.setErr(hiding);
    }
    SECRETS.add(secret);
  }

  /** A text without what is hidden; {@code null} of {@code null}. */
  public static String in(String text) {
    String shown = text;
    for (String secret : SECRETS) {
      shown = shown == null ? null : shown.replace(secret, SHOWN);
    }
    return shown;
  }

  /** Writes whole lines. */
  static final class Lines extends FilterOutputStream {
    /** A longer line is written in pieces. */
    private static final int LONGEST = 1 << 16;

    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    Lines(OutputStream to) {
      super(to);
    }

    @Override
    public synchronized void write(int next) throws IOException {
      line.write(next);
      if (next == '\n' || line.size() >= LONGEST) {
        end();
      }
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
      for (int i = offset; i < offset + length; i++) {
        write(bytes[i]);
      }
    }

    /** Nothing but whole lines: a secret may come in two writes. */
    @Override
    public void flush() {}

    private void end() throws IOException {
      byte[] shown = in(line.toString(StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
      line.reset();
      out.write(shown);
      out.flush();
    }

    @Override
    public synchronized void close() throws IOException {
      end();
      super.close();
    }
  }
}
