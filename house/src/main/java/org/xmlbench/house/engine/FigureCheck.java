package org.xmlbench.house.engine;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;

/** Finds figures that cannot be: such a fork is wrong, whatever it verified. */
public interface FigureCheck {
  /** No figure is checked. */
  FigureCheck NONE = (_, _) -> Optional.empty();

  /**
   * Learns what it needs to check these forks, before the first of them starts and while no other
   * fork runs.
   *
   * @throws InterruptedException when this thread is interrupted
   */
  default void prepare(List<ForkRequest> requests) throws IOException, InterruptedException {}

  /**
   * Why a fork's figure cannot be.
   *
   * @return empty where it can, or that is not known
   */
  Optional<String> fault(ForkRequest request, ForkRecord fork);
}
