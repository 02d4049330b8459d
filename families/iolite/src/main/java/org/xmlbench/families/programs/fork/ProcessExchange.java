package org.xmlbench.families.programs.fork;

import java.io.IOException;
import org.xmlbench.families.programs.fork.transport.Outlet;
import org.xmlbench.families.programs.fork.transport.ReadSource;
import org.xmlbench.families.programs.fork.transport.SharedRing;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.system.Descriptor;
import org.xmlbench.readahead.system.OsPipe;
import org.xmlbench.readahead.system.SharedMemory;

/** Another process that writes, by a pipe or by memory that both share. */
final class ProcessExchange implements BufferExchange {
  private final ProgramTask task;
  private final PeerProcess peer;

  ProcessExchange(ProgramTask task) throws IOException {
    this.task = task;
    peer = PeerProcess.start(task);
  }

  PeerProcess peer() {
    return peer;
  }

  @Override
  public BufferSource open() throws IOException {
    return task.transport().isPipe() ? openPipe() : openRing();
  }

  /** Our own writing end is closed before anything is read: the last writer's end is the end. */
  private BufferSource openPipe() throws IOException {
    OsPipe pipe =
        OsPipe.open(
            task.transport() == Transport.LARGE_PIPE ? PipeProbe.LARGE_PIPE : Outlet.BUFFER);
    try (Descriptor sink = pipe.sink()) {
      invite(sink);
      return new ReadSource(pipe.source());
    } catch (IOException | RuntimeException e) {
      pipe.source().close();
      throw e;
    }
  }

  private BufferSource openRing() throws IOException {
    try (Descriptor memory = SharedMemory.create("xmlbench-iolite")) {
      invite(memory);
      return SharedRing.source(memory.path(), peer::isAlive);
    }
  }

  private void invite(Descriptor shared) throws IOException {
    peer.send(IolitePeer.OPEN + shared.path());
    peer.expect(IolitePeer.READY);
  }

  @Override
  public void go() throws IOException {
    peer.send(IolitePeer.GO);
  }

  @Override
  public long finish() throws IOException {
    return Long.parseLong(peer.expect(IolitePeer.DONE));
  }

  @Override
  public void explain() throws IOException {
    if (peer.hasAnswered()) {
      peer.expect(IolitePeer.DONE);
    }
  }

  @Override
  public void close() {
    peer.close();
  }
}
