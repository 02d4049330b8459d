package org.xmlbench.house.engine;

import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.fork.ForkSetting;

/**
 * {@linkplain BriefForks Brief forks} that are JVMs, on a host on which they never seem to have
 * waited for a processor: so no block is repeated because tests share the host.
 */
public final class UncontendedForks implements ForkSetting.Executors {
  @Override
  public ForkExecutor of(ForkSetting setting) {
    ForkExecutor jvms = JVMS.of(BriefForks.of(setting));
    return request -> uncontended(jvms.run(request));
  }

  private static ForkRecord uncontended(ForkRecord fork) {
    return fork.withTiming(
        fork.timing()
            .withLabels(
                fork.labels().stream()
                    .filter(label -> !label.equals(ForkRecord.CONTENDED))
                    .toList()));
  }
}
