package org.xmlbench.soap.fork;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.xmlbench.core.measure.Implementations;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.soap.http.ServerProcess;
import org.xmlbench.soap.program.Batch;
import org.xmlbench.soap.program.Batches;
import org.xmlbench.soap.toolkit.ProgramClient;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.Wire;

final class ProgramWork extends SoapWork {
  private final ProgramClient client;
  private final ProgramClient.BatchCall call;
  private final Wire wire;
  private final ServerProcess server;
  private final Batches batches = new Batches();
  private int lastCalls;
  private long lastBytes;

  private ProgramWork(SoapTask task, ProgramClient client, Wire wire, ServerProcess server)
      throws Exception {
    super(0);
    this.client = client;
    this.wire = wire;
    this.server = server;
    this.call = client.prepare(task.exchange().operation(), task.exchange().data());
  }

  /** Above the program's canned transport, which stands for {@code wire}. */
  static ProgramWork above(SoapTask task, ProgramClient client, Wire wire) throws Exception {
    return new ProgramWork(task, client, wire, null);
  }

  static ProgramWork over(SoapTask task, ProgramClient client, ServerProcess server)
      throws Exception {
    return new ProgramWork(task, client, null, server);
  }

  @Override
  Object operate() throws Exception {
    lastCalls = wire != null && wire.captures() ? 1 : batches.calls();
    Batch batch = batches.make(lastCalls, this::make);
    lastBytes = batch.messageBytes();
    return batch;
  }

  private Batch make(int number) throws Exception {
    try {
      return call.make(number);
    } catch (Exception e) {
      throw server == null ? e : server.explained(e);
    }
  }

  @Override
  long lastCalls() {
    return lastCalls;
  }

  @Override
  public Optional<ProgramClocks> programClocks() {
    return Optional.of(batches.clocks());
  }

  @Override
  public boolean waitsForProcesses() {
    return server != null;
  }

  @Override
  public void watchOtherHost() {
    if (server != null) {
      server.watchOtherWork();
    }
  }

  @Override
  public OptionalDouble otherWork(OtherWork here) {
    return server == null ? here.share() : server.otherWork(here);
  }

  @Override
  public long otherCpuNanos() {
    return server == null ? 0 : server.cpuNanos();
  }

  @Override
  public OptionalLong otherCompilerNanos() {
    return server == null ? OptionalLong.of(0) : server.compilerNanos();
  }

  @Override
  public Class<?> implementation() {
    return client.implementation();
  }

  @Override
  Implementation recorded(ToolkitDescription toolkit) throws IOException {
    return Implementations.ofProgram(
        client.programClass(), client.program(), toolkit.library().recordedVersion());
  }

  @Override
  long requestBytes() {
    return lastBytes;
  }

  @Override
  Reply read(Object reply) throws Exception {
    return call.read(reply);
  }

  @Override
  public void close() {
    client.close();
  }
}
