package org.xmlbench.families.programs.fork;

import java.io.IOException;
import org.xmlbench.families.programs.fork.transport.HandOffBuffers;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.strategy.Helper;

/** Two threads of this process that hand buffers over. */
final class ThreadExchange implements BufferExchange {
  private final ProgramTask task;
  private HandOffBuffers buffers;
  private Helper writer;

  ThreadExchange(ProgramTask task) {
    this.task = task;
  }

  @Override
  public BufferSource open() {
    buffers = new HandOffBuffers();
    return buffers.source();
  }

  @Override
  public void go() {
    HandOffBuffers own = buffers;
    writer = Helper.start("iolite", self -> task.producer().produce(own.outlet()), own::end);
  }

  @Override
  public long finish() throws IOException {
    explain();
    close();
    return 0;
  }

  @Override
  public void explain() throws IOException {
    writer.check();
  }

  @Override
  public void close() {
    if (writer != null) {
      writer.close();
      writer = null;
    }
    if (buffers != null) {
      buffers.free();
      buffers = null;
    }
  }
}
