package org.xmlbench.house.engine.fork;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.xmlbench.house.engine.ForkRequest;

@FunctionalInterface
public interface ForkCommandLine {
  /** File in a fork's folder that takes its result. */
  String RESULT = "result.bin";

  /**
   * The whole command line.
   *
   * @param work folder of this fork alone; its result is {@link #RESULT} in it
   */
  List<String> of(ForkRequest request, Path work);

  /** What the manifest keeps of how such forks measure, by name. */
  default Map<String, String> options() {
    return Map.of();
  }
}
