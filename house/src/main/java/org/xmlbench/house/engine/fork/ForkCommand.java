package org.xmlbench.house.engine.fork;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.core.measure.ForkChecks;
import org.xmlbench.core.measure.ForkFiles;
import org.xmlbench.core.measure.ForkMain;
import org.xmlbench.core.measure.Verification;
import org.xmlbench.core.platform.HardwareCounters;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.SingleDocuments;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.results.store.Compilation;

/**
 * The command line of a fork. Nothing is left to ergonomics: collector, heap, processors and the
 * number of the JVM's own threads are explicit, and equal for all subjects of a document.
 */
public final class ForkCommand implements ForkCommandLine {
  private static final String HARDWARE_COUNTERS = "hardwareCounters";

  private final CpuSet cpuSet;
  private final ForkArguments.Schedule schedule;
  private final boolean counters;

  /**
   * The command lines of forks on those processors.
   *
   * @param schedule warm-up and measurement
   * @param counters whether the processor counts its events meanwhile, where this host lets it
   */
  public ForkCommand(CpuSet cpuSet, ForkArguments.Schedule schedule, boolean counters) {
    this.cpuSet = cpuSet;
    this.schedule = schedule;
    this.counters = counters;
  }

  /** The same of forks in which nothing is counted. */
  public ForkCommand(CpuSet cpuSet, ForkArguments.Schedule schedule) {
    this(cpuSet, schedule, false);
  }

  /** The JVM options of every fork under that condition, for the manifest too. */
  public static List<String> jvmOptions(Condition condition) {
    return jvmOptions(condition, ForkJvm.ofSuite());
  }

  /** The JVM options of the forks of that JVM under that condition; the JVM's own come last. */
  public static List<String> jvmOptions(Condition condition, ForkJvm jvm) {
    List<String> options = new ArrayList<>();
    if (!jvm.choosesCollector()) {
      options.addAll(condition.collector().flags());
    }
    if (condition.compilation() == Compilation.FOREGROUND) {
      options.add("-Xbatch");
    }
    options.add("-Xms" + condition.heapMiB() + "m");
    options.add("-Xmx" + condition.heapMiB() + "m");
    options.add("-XX:+AlwaysPreTouch");
    options.add("-XX:ActiveProcessorCount=" + condition.cpus());
    options.add("-XX:-UseDynamicNumberOfCompilerThreads");
    options.add("-XX:-UseDynamicNumberOfGCThreads");
    options.add("-XX:-UsePerfData");
    options.add("-XX:+ExitOnOutOfMemoryError");
    options.add("--enable-native-access=ALL-UNNAMED");
    options.add("--sun-misc-unsafe-memory-access=allow");
    options.add("-Duser.language=en");
    options.add("-Duser.country=US");
    options.addAll(jvm.options());
    return options;
  }

  /**
   * The JVM of a fork and its options, up to its main class.
   *
   * @param work folder of this fork alone
   */
  public static List<String> jvm(
      ForkRequest request, Path work, List<Path> classPath, String main) {
    ForkJvm jvm = request.cell().jvm();
    List<String> command = new ArrayList<>();
    command.add(jvm.java().toString());
    command.addAll(jvmOptions(request.condition(), jvm));
    List<String> modules = request.cell().subject().modules();
    if (!modules.isEmpty()) {
      command.add("--add-modules=" + String.join(",", modules));
    }
    command.add("-Djava.io.tmpdir=" + work);
    command.addAll(List.of("-cp", JavaCommand.classPath(classPath), main));
    return command;
  }

  /**
   * Where the events of a thread are to be counted: which of them this host counts, and why it does
   * not count others.
   */
  @Override
  public Map<String, String> options() {
    return counters ? Map.of(HARDWARE_COUNTERS, HardwareCounters.offer().text()) : Map.of();
  }

  /** Its folder takes JMH's lock as well. */
  @Override
  public List<String> of(ForkRequest request, Path work) {
    List<String> command = new ArrayList<>(cpuSet.command());
    command.addAll(
        jvm(request, work, request.cell().subject().classPath(), ForkMain.class.getName()));
    command.addAll(arguments(request, work).toArguments());
    return command;
  }

  /** In a gate what both arms accept is no fault of one: it compares them. */
  private static ForkChecks.Acceptance acceptance(ForkRequest request) {
    return request.place().arm() == null
        ? ForkChecks.Acceptance.WRONG
        : ForkChecks.Acceptance.REPORTED;
  }

  /** A gate judges nothing by them, and several threads do none. */
  private static int singles(ForkRequest request) {
    return request.place().arm() == null && request.cell().threads() == 0
        ? SingleDocuments.operations(request.document().bytes())
        : 0;
  }

  public ForkArguments arguments(ForkRequest request, Path work) {
    PlannedCell cell = request.cell();
    PreparedDocument document = request.document();
    Condition condition = request.condition();
    Verification verification =
        cell.declared() != null ? Verification.DECLARED : document.verification();
    boolean known = verification == Verification.ORACLE;
    return new ForkArguments(
        new ForkArguments.Subject(
            cell.subject().locator(),
            cell.cell().operation(),
            condition.freshParser(),
            cell.threads()),
        new ForkArguments.Source(document.file(), condition.fileInput(), condition.coldCaches()),
        new ForkArguments.Expected(
            verification, known ? document.totals() : null, known ? document.digest() : null),
        known ? document.checks().with(acceptance(request)) : ForkChecks.NONE,
        schedule,
        singles(request),
        counters && cell.threads() == 0,
        new ForkFiles(
            work.resolve(RESULT), request.turns() == null ? null : request.turns().address()));
  }
}
