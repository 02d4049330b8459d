package org.xmlbench.families.piximal.fork;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.measure.UnmetConditionException;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.piximal.Engine;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.automaton.DfaParser;
import org.xmlbench.piximal.automaton.MappedDocument;
import org.xmlbench.piximal.automaton.Split;

/** The main class of a fork: one experiment about PIXIMAL with one document. */
public final class ExperimentFork {
  private ExperimentFork() {}

  /** Modules of the JDK that the conforming reader uses where it can. */
  public static List<String> modules() {
    return List.of("jdk.incubator.vector");
  }

  /** A class of each jar that a fork needs beside the core. */
  public static List<Class<?>> code() {
    return List.of(ExperimentFork.class, Split.class, Engine.class);
  }

  /** Takes {@link ExperimentArguments} and the file of the result. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, ExperimentFork::measure);
  }

  private static void measure(TimedFork fork) throws Exception {
    ExperimentArguments arguments = ExperimentArguments.of(fork.arguments());
    fork.record(DfaParser.class, List.of("org.xmlbench.piximal"), arguments.expected().version());
    OtherWork meanwhile = OtherWork.watch();
    try (MappedDocument document = MappedDocument.of(arguments.document())) {
      measure(fork, arguments, document.segment());
    } catch (MalformedXmlException e) {
      throw new UnmetConditionException(
          "the published automaton does not read the document: " + e.getMessage());
    }
    fork.contention(meanwhile);
  }

  private static void measure(TimedFork fork, ExperimentArguments arguments, MemorySegment document)
      throws Exception {
    switch (arguments.experiment()) {
      case MEMORY_BANDWIDTH -> bandwidth(fork, arguments, document);
      case STATE_SCALABILITY -> states(fork, arguments, document);
      case CHARACTERS_PER_STATE -> new ShapeCount(document).bytesByState(fork);
      case LIVE_PATHS -> new ShapeCount(document).livePaths(fork);
      case PARALLEL -> ParallelReads.measure(fork, arguments, document);
      case HANDLERS -> HandlerReads.measure(fork, arguments);
      default ->
          parse(fork, arguments, new ExpectedReads(document, arguments.expected().elements()));
    }
  }

  private static void bandwidth(
      TimedFork fork, ExperimentArguments arguments, MemorySegment document) throws Exception {
    ByteSum sum = new ByteSum(document);
    sweep(fork, arguments, document, sum, sum);
  }

  private static void states(TimedFork fork, ExperimentArguments arguments, MemorySegment document)
      throws Exception {
    String subject = arguments.subject();
    int states = Integer.parseInt(subject.substring(subject.lastIndexOf('-') + 1));
    sweep(
        fork,
        arguments,
        document,
        StateWalk.fromOne(document, states),
        StateWalk.fromEach(document, states));
  }

  private static void sweep(
      TimedFork fork,
      ExperimentArguments arguments,
      MemorySegment document,
      PartThreads.PartWork first,
      PartThreads.PartWork others)
      throws Exception {
    SplitSweep.measure(
        fork,
        arguments.schedule(),
        new PartRead(new Split(100, 1).parts(0, document.byteSize()), first, others),
        split -> new PartRead(split.parts(0, document.byteSize()), first, others));
  }

  private static void parse(TimedFork fork, ExperimentArguments arguments, ExpectedReads reads)
      throws Exception {
    SingleReads single = new SingleReads(fork, arguments);
    switch (arguments.experiment()) {
      case SERIAL_NFA -> SplitSweep.measure(fork, arguments.schedule(), reads.dfa(), reads::serial);
      case CONCURRENT_NFA ->
          SplitSweep.measure(fork, arguments.schedule(), reads.dfa(), reads::nfa);
      case ALLOCATION -> single.timeQueues(reads);
      case IDLE_THREAD -> single.timeBeside(reads);
      case COMPARISON -> compare(fork, single, arguments, reads);
      default -> throw new IllegalArgumentException("no parse: " + arguments.experiment());
    }
  }

  private static void compare(
      TimedFork fork, SingleReads single, ExperimentArguments arguments, ExpectedReads reads)
      throws Exception {
    if (!arguments.driver().isEmpty()) {
      DriverRead read =
          new DriverRead(arguments.driver(), arguments.document(), arguments.expected());
      DriverDescription driver = read.description();
      fork.record(
          read.implementation(), driver.library().packages(), driver.library().recordedVersion());
      single.time(read);
      read.verify();
    } else if (arguments.subject().equals("piximal-nfa")) {
      single.timeBest(reads);
    } else {
      single.time(reads.dfa());
    }
  }
}
