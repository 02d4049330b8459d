package org.xmlbench.families.programs.runs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.xmlbench.families.programs.fork.CopyCost;
import org.xmlbench.families.programs.fork.IoliteFork;
import org.xmlbench.families.programs.fork.Program;
import org.xmlbench.families.programs.fork.Transport;
import org.xmlbench.families.programs.tables.IoliteAnalysis;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.fork.ForkCommand;
import org.xmlbench.house.engine.fork.ForkCommandLine;

/**
 * The command line of a fork, whose JVM passes its options on to the process that writes.
 *
 * @param request what is measured
 * @param files what the programs read, and must count
 */
record IoliteLine(IoliteRequest request, IoliteFiles files) implements ForkCommandLine {
  @Override
  public List<String> of(ForkRequest fork, Path work) {
    List<Path> classPath = fork.cell().subject().classPath();
    List<String> command = ForkCommand.jvm(fork, work, classPath, IoliteFork.class.getName());
    command.addAll(task(fork.cell().cell().document(), fork.cell().cell().subject()));
    command.add("runs=" + request.asked().runs().runs());
    command.add("result=" + work.resolve(RESULT));
    return command;
  }

  private List<String> task(String program, String subject) {
    return program.equals(IoliteAnalysis.COPY)
        ? List.of("copy=" + origin(subject))
        : run(Program.byText(program), Transport.byText(subject));
  }

  private static CopyCost.Origin origin(String subject) {
    return Arrays.stream(CopyCost.Origin.values())
        .filter(origin -> IolitePlan.name(origin).equals(subject))
        .findFirst()
        .orElseThrow();
  }

  private List<String> run(Program program, Transport transport) {
    List<String> arguments = new ArrayList<>(files.task(program, transport).arguments());
    arguments.add("expected=" + files.expected(program));
    arguments.add("warmUps=" + request.asked().runs().warmUps());
    Optional<String> digest = files.digest(program);
    digest.ifPresent(known -> arguments.add("digest=" + known));
    return arguments;
  }
}
