package org.xmlbench.house.memory;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.measure.CountedForkMain;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.fork.CpuSet;
import org.xmlbench.house.engine.fork.ForkCommand;
import org.xmlbench.house.engine.fork.ForkCommandLine;

/**
 * The command lines of the forks that measure memory: a tree that is only built is held and
 * counted, one that is built and walked is made a fixed number of times.
 *
 * @param cpuSet the processors
 * @param forks the command lines of a run's forks, whose arguments these take
 * @param counter what the forks that count bytes have on their class path beside a driver's
 */
record MemoryForkLine(CpuSet cpuSet, ForkCommand forks, List<Path> counter)
    implements ForkCommandLine {
  MemoryForkLine {
    counter = List.copyOf(counter);
  }

  private static final String COUNTER = "org.xmlbench.treesize.TreeSizeMain";

  /**
   * JOL asks the JVM for the sizes of objects by an agent that it attaches to its own process; the
   * other way that it knows, a debugger's, would stop the JVM. Where records and hidden classes
   * have their fields it finds by a way of its own. Without buffers of threads for their
   * allocations, what the heap is said to hold is what objects take, and no buffer's free rest.
   * Each full collection compacts: three of four of the serial collector's leave dead objects
   * behind.
   */
  private static final List<String> COUNTER_OPTIONS =
      List.of(
          "-Djdk.attach.allowAttachSelf=true",
          "-XX:+EnableDynamicAgentLoading",
          "-Djol.skipHotspotSAAttach=true",
          "-Djol.magicFieldOffset=true",
          "-XX:-UseTLAB",
          "-XX:MarkSweepAlwaysCompactCount=1");

  /** Together so many bytes of the document are read, */
  private static final long ALL_BYTES = 128L << 20;

  /** but in no fewer operations than these, */
  private static final int FEWEST = 20;

  /** and in no more. */
  private static final int MOST = 2000;

  /** How often a fork reads a document of that size: a few seconds for the usual parsers. */
  static int operations(long documentBytes) {
    return Math.toIntExact(Math.clamp(ALL_BYTES / Math.max(1, documentBytes), FEWEST, MOST));
  }

  @Override
  public List<String> of(ForkRequest request, Path work) {
    boolean counts = request.cell().cell().operation().equals(Operation.BUILD);
    List<Path> classPath = new ArrayList<>(request.cell().subject().classPath());
    String main = CountedForkMain.class.getName();
    if (counts) {
      classPath.addAll(counter);
      main = COUNTER;
    }
    List<String> jvm = ForkCommand.jvm(request, work, classPath, main);
    List<String> command = new ArrayList<>(cpuSet.command());
    command.add(jvm.getFirst());
    command.addAll(counts ? COUNTER_OPTIONS : List.of());
    command.addAll(jvm.subList(1, jvm.size()));
    command.addAll(forks.arguments(request, work).toArguments());
    command.add(CountedForkMain.OPERATIONS + "=" + operations(request.document().bytes()));
    return command;
  }
}
