package org.xmlbench.suite.command;

import org.xmlbench.suite.run.RunTiming;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** How forks are timed, of every command that compares subjects by blocks. */
@Command
public final class TimingOptions {
  @Mixin private ClockOption clock = new ClockOption();

  @Mixin private PairingOption pairing = new PairingOption();

  /**
   * The timing that was asked for.
   *
   * @throws org.xmlbench.core.UserErrorException when there is no such clock or pairing
   */
  public RunTiming value() {
    return new RunTiming(clock.value(), pairing.value());
  }
}
