package org.xmlbench.suite.cli;

import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Keeps two JVMs from running such classes at the same time: each session of theirs undoes what
 * killed ones left on the whole host, also what another class left in order to test that it is
 * undone.
 */
final class OneJvmAtATime implements BeforeAllCallback, AfterAllCallback {
  private static final Path LOCK = Path.of("target", "one-jvm-at-a-time.lock");

  private FileChannel channel;

  @Override
  public void beforeAll(ExtensionContext context) throws Exception {
    channel = FileChannel.open(LOCK, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    channel.lock();
  }

  @Override
  public void afterAll(ExtensionContext context) throws Exception {
    channel.close();
  }
}
