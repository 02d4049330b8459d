package org.xmlbench.families.programs.fork;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.xmlbench.families.programs.fork.transport.MappedBufferSource;
import org.xmlbench.families.programs.fork.transport.ReadSource;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.system.Descriptor;

/** One program that reads a file itself. To open it is part of the time, as it is of wc's. */
final class FileExchange implements BufferExchange {
  private final ProgramTask task;
  private BufferSource file;

  FileExchange(ProgramTask task) {
    this.task = task;
  }

  @Override
  public BufferSource open() {
    return new BufferSource() {
      @Override
      public ByteBuffer next() throws IOException {
        return file.next();
      }

      @Override
      public void close() throws IOException {
        file.close();
      }
    };
  }

  @Override
  public void go() throws IOException {
    file =
        task.transport() == Transport.MMAP
            ? new MappedBufferSource(task.file())
            : new ReadSource(Descriptor.openForReading(task.file()));
  }

  @Override
  public long finish() {
    return 0;
  }

  @Override
  public void explain() {
    // There is no other process.
  }

  @Override
  public void close() {
    // Each run closes its file.
  }
}
