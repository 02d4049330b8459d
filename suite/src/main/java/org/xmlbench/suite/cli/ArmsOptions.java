package org.xmlbench.suite.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.command.RunFolderOption;
import org.xmlbench.house.command.SeedOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.TimingOptions;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.ForkSchedules;
import org.xmlbench.house.gate.ArmRequest;
import org.xmlbench.house.gate.ArmResolver;
import org.xmlbench.house.gate.ForkKind;
import org.xmlbench.house.gate.GateRequest;
import org.xmlbench.house.gate.GateSetting;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.gate.GateSettings;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Pairing;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of everything that measures two arms. */
final class ArmsOptions {
  @Mixin private RunFolderOption place = new RunFolderOption();

  @Option(
      names = "--document",
      paramLabel = "ID",
      description =
          "Measure this document: psd:4MiB, file:PATH; repeatable (default: three generated ones).")
  private List<String> documents = List.of();

  @Option(names = "--documents", paramLabel = "DIR", description = "Measure every XML file in DIR.")
  private Path documentsFolder;

  @Option(
      names = "--profile",
      paramLabel = "P",
      description =
          "Profile whose warm-up and measuring time the forks have: gate (default), or a profile of"
              + " run.")
  private String profile = ForkSchedules.GATE;

  @Mixin private TimingOptions timing = new TimingOptions();

  @OptionSection.Of(OptionSection.METHOD)
  @Choices.Of(Collector.class)
  @Option(
      names = "--gc",
      paramLabel = "GC",
      description = "Garbage collector: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private String collector = Collector.SERIAL.label();

  @Mixin private CompilationOption compilation = new CompilationOption();

  @Mixin private SeedOption seed = new SeedOption();

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(
      names = "--fork-timeout",
      paramLabel = "T",
      description = "Kill a fork that takes longer (default: ${DEFAULT-VALUE}).")
  private String forkTimeout = "1m";

  static ArmsOptions on(String document) {
    ArmsOptions options = new ArmsOptions();
    options.documents = List.of(document);
    return options;
  }

  /** What a gate or a calibration is made of, with that request and folder. */
  static GateSetting setting(
      Session session, ArmResolver resolver, GateRequest request, Path folder) {
    return new GateSetting(request, resolver, Runs.conditions(), folder, session.surroundings());
  }

  String profile() {
    return profile;
  }

  /**
   * What a calibration must have in common with this.
   *
   * @throws org.xmlbench.core.UserErrorException when a name is unknown
   */
  ForkKind forks() {
    return new ForkKind(profile, timing.value().pairing(), compilation.value());
  }

  /** The run folder that was named, or a new one of that kind. */
  Path folder(String kind) {
    return place.folder(kind);
  }

  /**
   * What is asked of the session.
   *
   * @param own the command's own options by name, for the manifest
   * @throws org.xmlbench.core.UserErrorException when a name is unknown or a time does not parse
   */
  GateRequest request(
      ArmRequest baseline, ArmRequest candidate, GateSettings settings, Map<String, String> own) {
    RunTiming timed = timing.value();
    Map<String, String> all = new LinkedHashMap<>(own);
    all.put("profile", profile);
    all.put(Pairing.OPTION, timed.pairing().label());
    all.put(Compilation.OPTION, compilation.value().label());
    return new GateRequest(
        new GateRequest.Arms(baseline, candidate),
        new GateRequest.Input(documents, Optional.ofNullable(documentsFolder)),
        new GateRequest.Conduct(
            Collector.of(collector),
            compilation.value(),
            timed.pairing(),
            ForkSchedules.named(profile),
            Durations.parse("--fork-timeout", forkTimeout)),
        settings,
        timed.clock(),
        seed.value(),
        all);
  }
}
