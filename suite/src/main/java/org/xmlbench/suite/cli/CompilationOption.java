package org.xmlbench.suite.cli;

import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.results.store.Compilation;
import picocli.CommandLine.Option;

/** Whether the arms of a gate wait for their compiled code. */
@OptionSection.Of(OptionSection.METHOD)
final class CompilationOption {
  @Choices.Of(Compilation.class)
  @Option(
      names = "--compilation",
      paramLabel = "C",
      description = "JIT compilation. ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private String compilation = Compilation.FOREGROUND.label();

  /**
   * The compilation that was asked for, or the default.
   *
   * @throws UserErrorException when there is no compilation of that name
   */
  Compilation value() {
    return Compilation.named(compilation);
  }
}
