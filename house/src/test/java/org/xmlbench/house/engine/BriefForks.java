package org.xmlbench.house.engine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.house.engine.fork.ForkCommandLine;
import org.xmlbench.house.engine.fork.ForkSetting;
import org.xmlbench.house.engine.plan.ForkSchedules;

/**
 * Forks whose warm-up ends after a tenth of a second where the plan says a second, whose iterations
 * take a quarter of the plan's, whose JVM takes memory as it needs it, and stops at the first
 * compiler: their figures are for no use either way, and tests of what is done with forks need no
 * warm ones. A start then takes half of the processor time.
 */
final class BriefForks implements ForkCommandLine {
  private static final Duration WARM_UP = Duration.ofMillis(20);
  private static final Duration ITERATION = Duration.ofMillis(5);

  private static final String FIRST_COMPILER = "-XX:TieredStopAtLevel=1";
  private static final String ALL_MEMORY_AT_ONCE = "-XX:+AlwaysPreTouch";

  /** The arguments of the usual warm-up, and what stands in their place. */
  private static final Map<String, String> BRIEF = brief();

  private final ForkCommandLine usual;

  private BriefForks(ForkCommandLine usual) {
    this.usual = usual;
  }

  private static Map<String, String> brief() {
    List<String> usual = ForkSchedules.SMOKE.toArguments();
    Schedule warm = ForkSchedules.SMOKE.withWarmUp(WARM_UP);
    List<String> brief =
        new Schedule(
                warm.warmupCpu(), warm.warmupLimit(), warm.window(), warm.iterations(), ITERATION)
            .toArguments();
    Map<String, String> changed = new HashMap<>();
    for (int i = 0; i < usual.size(); i++) {
      if (!usual.get(i).equals(brief.get(i))) {
        changed.put(usual.get(i), brief.get(i));
      }
    }
    return changed;
  }

  /** The same forks, but brief. */
  static ForkSetting of(ForkSetting setting) {
    return new ForkSetting(
        new BriefForks(setting.line()),
        setting.records(),
        setting.work(),
        setting.logs(),
        setting.running());
  }

  @Override
  public List<String> of(ForkRequest request, Path work) {
    List<String> command = new ArrayList<>(usual.of(request, work));
    if (command.containsAll(BRIEF.keySet())) {
      command.replaceAll(argument -> BRIEF.getOrDefault(argument, argument));
    }
    int options = command.indexOf(ALL_MEMORY_AT_ONCE);
    if (options >= 0) {
      command.set(options, FIRST_COMPILER);
      command.removeIf(argument -> argument.startsWith("-Xms"));
    }
    return command;
  }

  @Override
  public Map<String, String> options() {
    return usual.options();
  }
}
