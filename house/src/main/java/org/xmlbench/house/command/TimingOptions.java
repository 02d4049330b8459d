package org.xmlbench.house.command;

import java.util.function.Consumer;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.results.store.TimingClock;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** How forks are timed, of every command that compares subjects by blocks. */
@Command
public final class TimingOptions {
  @Mixin private ClockOption clock = new ClockOption();

  @Mixin private PairingOption pairing = new PairingOption();

  /**
   * The timing of a gate that was asked for.
   *
   * @throws org.xmlbench.core.UserErrorException when there is no such clock or pairing
   */
  public RunTiming value() {
    return new RunTiming(clock.value(), pairing.value());
  }

  /**
   * The same of any other command.
   *
   * @param usual the clock where none was asked for
   * @param warn receives a line when this host does not provide the clock
   * @throws org.xmlbench.core.UserErrorException when there is no such clock or pairing
   */
  public RunTiming value(TimingClock usual, Consumer<String> warn) {
    return new RunTiming(clock.value(usual, warn), pairing.value());
  }
}
