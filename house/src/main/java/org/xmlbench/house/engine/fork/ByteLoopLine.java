package org.xmlbench.house.engine.fork;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.measure.ByteLoopMain;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.JavaCommand;

/**
 * The command line of the fork that reads the bytes of a request's document in the request's
 * condition and in as many threads. Its JVM is the suite's, without the options that a user gives
 * the forks of an arm: what is possible on this host does not depend on them.
 */
public final class ByteLoopLine implements ForkCommandLine {
  @Override
  public List<String> of(ForkRequest request, Path work) {
    Condition condition = request.condition();
    CpuSet cpuSet = CpuSet.of(condition.cpus(), Runtime.getRuntime().availableProcessors());
    List<String> command = new ArrayList<>(cpuSet.command());
    command.add(JavaCommand.java().toString());
    command.addAll(ForkCommand.jvmOptions(condition, ForkJvm.ofSuite()));
    // It waits for its compiled code: how fast it can be is wanted, not how soon.
    command.add("-Xbatch");
    command.add("-Djava.io.tmpdir=" + work);
    command.add("-cp");
    command.add(JavaCommand.origin(ByteLoopMain.class).toString());
    command.add(ByteLoopMain.class.getName());
    command.addAll(
        ByteLoopMain.arguments(
            new ForkArguments.Source(
                request.document().file(), condition.fileInput(), condition.coldCaches()),
            Math.max(1, request.cell().threads()),
            work.resolve(RESULT)));
    return command;
  }
}
