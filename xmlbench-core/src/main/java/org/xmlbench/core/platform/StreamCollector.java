package org.xmlbench.core.platform;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * Collects what a child process writes, by a separate thread, so that the child never waits for a
 * full pipe.
 */
public final class StreamCollector {
  /**
   * How long the end of the stream is waited for after the child has ended: a process that outlived
   * it may hold the pipe for ever.
   */
  private static final Duration GRACE = Duration.ofSeconds(5);

  /** What a child writes beyond it is dropped. */
  private static final int MOST_BYTES = 1 << 20;

  private static final int BUFFER = 1 << 13;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Thread thread;

  public StreamCollector(InputStream stream) {
    thread = Thread.ofPlatform().daemon().name("stream-collector").start(() -> collect(stream));
  }

  private void collect(InputStream stream) {
    try {
      byte[] buffer = new byte[BUFFER];
      for (int length = stream.read(buffer); length >= 0; length = stream.read(buffer)) {
        bytes.write(buffer, 0, Math.min(length, MOST_BYTES - bytes.size()));
      }
    } catch (IOException e) {
      // The pipe broke when the child was killed: what it wrote before counts.
    }
  }

  /**
   * What the child wrote, as UTF-8; to be called when it has ended.
   *
   * @throws InterruptedException when this thread is interrupted
   */
  public String text() throws InterruptedException {
    return text(GRACE);
  }

  String text(Duration grace) throws InterruptedException {
    thread.join(grace);
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
