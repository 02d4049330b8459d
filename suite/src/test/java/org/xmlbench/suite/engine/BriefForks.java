package org.xmlbench.suite.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.xmlbench.suite.engine.fork.ForkCommandLine;
import org.xmlbench.suite.engine.fork.ForkSetting;
import org.xmlbench.suite.engine.plan.ForkSchedules;

/**
 * Forks whose warm-up ends after a tenth of a second where the plan says a second: their figures
 * are for no use either way, and tests of what is done with forks need no warm ones.
 */
final class BriefForks implements ForkCommandLine {
  private static final Map<String, String> BRIEF =
      Map.of("warmup-cpu=PT0.2S", "warmup-cpu=PT0.02S", "warmup-limit=PT1S", "warmup-limit=PT0.1S");

  private final ForkCommandLine usual;

  private BriefForks(ForkCommandLine usual) {
    this.usual = usual;
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
    if (!Collections.disjoint(command, ForkSchedules.SMOKE.toArguments())) {
      command.replaceAll(argument -> BRIEF.getOrDefault(argument, argument));
    }
    return command;
  }

  @Override
  public Map<String, String> options() {
    return usual.options();
  }
}
