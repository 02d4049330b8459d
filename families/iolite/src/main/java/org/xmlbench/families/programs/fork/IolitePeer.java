package org.xmlbench.families.programs.fork;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.xmlbench.core.measure.ForkFacts;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.families.programs.fork.program.FileCopy;
import org.xmlbench.families.programs.fork.program.Producer;
import org.xmlbench.families.programs.fork.transport.Outlet;
import org.xmlbench.families.programs.fork.transport.PageOutlet;
import org.xmlbench.families.programs.fork.transport.PipeOutlet;
import org.xmlbench.families.programs.fork.transport.SharedRing;
import org.xmlbench.readahead.system.Descriptor;

/**
 * The main class of the process that writes. It takes commands from standard input, {@code open
 * PATH} and {@code go} for each run, and ends with the process that gives them.
 */
public final class IolitePeer {
  static final String ANSWER = "iolite ";
  static final String OPEN = "open ";
  static final String GO = "go";
  static final String READY = "ready";
  static final String DONE = "done";

  private final ProgramTask task;
  private final Producer producer;
  private final PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out));
  private final BlockingQueue<String> commands = new LinkedBlockingQueue<>();
  private long cpuAtGo;

  /** Pages in a pipe outlive the run that put them there. */
  private final Arena pages = Arena.global();

  private IolitePeer(ProgramTask task) {
    this.task = task;
    producer = task.producer();
  }

  /** Takes the task's arguments, each {@code key=value}. */
  public static void main(String[] args) throws InterruptedException {
    IolitePeer peer = new IolitePeer(ProgramTask.parse(KeyValues.parse(List.of(args))));
    Thread.ofPlatform().daemon().name("commands").start(peer::listen);
    while (true) {
      peer.run(peer.commands.take().substring(OPEN.length()));
    }
  }

  private void listen() {
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        commands.add(line);
      }
    } catch (IOException e) {
      // A broken pipe is an end as well.
    }
    Runtime.getRuntime().halt(ParentWatch.ORPHANED);
  }

  private void run(String path) throws InterruptedException {
    try {
      write(Path.of(path));
      answer(DONE + " " + (CpuTime.nanos() - cpuAtGo));
    } catch (IOException | RuntimeException e) {
      answer("failed: " + ForkFacts.failure(e));
    }
  }

  private void write(Path path) throws IOException, InterruptedException {
    if (task.transport() == Transport.SHARED_RING) {
      ProcessHandle reader = ProcessHandle.current().parent().orElseThrow();
      produce(SharedRing.outlet(path, reader::isAlive));
      return;
    }
    Descriptor pipe = Descriptor.openForWriting(path);
    switch (task.transport()) {
      case SPLICE -> splice(pipe);
      case VMSPLICE -> produce(new PageOutlet(pipe, pages));
      default -> produce(new PipeOutlet(pipe));
    }
  }

  private void produce(Outlet outlet) throws IOException, InterruptedException {
    try (outlet) {
      awaitGo();
      producer.produce(outlet);
    }
  }

  private void splice(Descriptor pipe) throws IOException, InterruptedException {
    try (pipe) {
      awaitGo();
      ((FileCopy) producer).splice(pipe);
    }
  }

  private void awaitGo() throws InterruptedException {
    answer(READY);
    commands.take();
    cpuAtGo = CpuTime.nanos();
  }

  private void answer(String text) {
    answers.println(ANSWER + text);
    answers.flush();
  }
}
