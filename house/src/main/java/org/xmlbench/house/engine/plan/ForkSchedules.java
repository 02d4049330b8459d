package org.xmlbench.house.engine.plan;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.measure.ForkArguments.Schedule;

/**
 * Warm-up and measurement of forks that parse, by the name of the profile or gate that has them.
 */
public final class ForkSchedules {
  /** Name of the forks that a gate uses; they belong to no profile of runs. */
  public static final String GATE = "gate";

  /** Of forks whose figures are not for use. */
  public static final Schedule SMOKE =
      schedule(Duration.ofMillis(200), Duration.ofSeconds(1), 20, 8, Duration.ofMillis(20));

  /** Of a run of a quarter of an hour. */
  public static final Schedule QUICK =
      schedule(Duration.ofMillis(2500), Duration.ofSeconds(6), 100, 25, Duration.ofMillis(20));

  /** Of a run of hours. */
  public static final Schedule STANDARD =
      schedule(Duration.ofSeconds(5), Duration.ofSeconds(15), 100, 20, Duration.ofMillis(50));

  /**
   * A gate's fork takes about three seconds, in turns no longer than typical bursts of noise. Half
   * a second suffices where the program waits for its compiled code.
   */
  private static final Schedule OF_GATE =
      schedule(Duration.ofMillis(500), Duration.ofSeconds(3), 50, 40, Duration.ofMillis(20));

  private static final Map<String, Schedule> ALL = new LinkedHashMap<>();

  static {
    ALL.put(GATE, OF_GATE);
    ALL.put("smoke", SMOKE);
    ALL.put("quick", QUICK);
    ALL.put("standard", STANDARD);
  }

  private ForkSchedules() {}

  /**
   * The schedule of that name.
   *
   * @throws UserErrorException when there is no such schedule; the message names the nearest
   */
  public static Schedule named(String name) {
    Schedule schedule = ALL.get(name);
    if (schedule == null) {
      throw new UserErrorException(NearestName.unknown("profile", name, List.copyOf(ALL.keySet())));
    }
    return schedule;
  }

  private static Schedule schedule(
      Duration warmupCpu, Duration warmupLimit, int windowMillis, int iterations, Duration length) {
    return new Schedule(
        warmupCpu, warmupLimit, Duration.ofMillis(windowMillis), iterations, length);
  }
}
