package org.xmlbench.families.soap.runs;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.home.JvmTrial;
import org.xmlbench.house.run.Runs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Which JVMs the forks of toolkits and frameworks have, and servers. */
@OptionSection.Of(OptionSection.METHOD)
@Command
public final class JvmOptions {
  private static final Pattern HEAP = Pattern.compile("(\\d{1,6})([mMgG])");
  private static final int MIB_OF_GIB = 1024;

  /** Below it some toolkits do not start. */
  private static final int LEAST_HEAP_MIB = 64;

  /** Options that would contradict what is chosen otherwise. */
  private static final Pattern FIXED =
      Pattern.compile("-Xm[sx].*|-XX:[+-]Use\\w+GC|-XX:(Min|Max|Initial)(RAM|Heap).*|-cp|-jar");

  @Choices.Of(Collector.class)
  @Option(
      names = "--gc",
      paramLabel = "GC",
      description =
          "Garbage collector of {jvms:forks and servers}: ${COMPLETION-CANDIDATES} (default:"
              + " ${DEFAULT-VALUE}).")
  private String collector = Collector.G1.label();

  @Option(
      names = "--heap",
      paramLabel = "SIZE",
      description =
          "Heap of {jvms:forks and servers}: 512m, 2g (default: 256m, more for large messages).")
  private String heap;

  @Option(
      names = "--jvm-option",
      paramLabel = "OPTION",
      description =
          "One more JVM option for {jvms:forks and servers}, such as -XX:+UseCompactObjectHeaders;"
              + " repeatable.")
  private List<String> options = List.of();

  /**
   * What was asked for on this host, in JVMs that were seen to start.
   *
   * @param heaps how many of these JVMs a fork has: itself, and its server
   * @throws UserErrorException when they are none that this host can have
   */
  public JvmRequest value(Session session, int heaps) throws InterruptedException {
    JvmRequest asked = value(Runs.conditions(), heaps);
    if (!asked.jvmOptions().isEmpty()) {
      JvmTrial.start(asked.jvm(), session.home().get().coreClassPath());
    }
    return asked;
  }

  /**
   * What was asked for.
   *
   * @param heaps how many of these JVMs a fork has
   * @throws UserErrorException when there is no such collector, this host has no such heap, or an
   *     option is none of a JVM or contradicts the others
   */
  JvmRequest value(ConditionRule host, int heaps) {
    return new JvmRequest(
        Collector.of(collector),
        Optional.ofNullable(heap).map(text -> mebibytes(text, host.heapLimitMiB() / heaps, heaps)),
        options.stream().map(JvmOptions::checked).toList(),
        Optional.empty());
  }

  private static int mebibytes(String text, long most, int heaps) {
    Matcher form = HEAP.matcher(text);
    if (!form.matches()) {
      throw new UserErrorException(
          "--heap '%s' is no size: write for example 512m or 2g".formatted(text));
    }
    long number = Long.parseLong(form.group(1));
    long mib = form.group(2).equalsIgnoreCase("g") ? number * MIB_OF_GIB : number;
    if (mib < LEAST_HEAP_MIB || mib > most) {
      throw new UserErrorException(
          "--heap %s: must be from %dm to %dm here%s"
              .formatted(
                  text,
                  LEAST_HEAP_MIB,
                  most,
                  heaps > 1 ? ", for a fork and its server have one each" : ""));
    }
    return Math.toIntExact(mib);
  }

  private static String checked(String option) {
    if (!option.startsWith("-")) {
      throw new UserErrorException(
          "--jvm-option %s: an option of java begins with -".formatted(option));
    }
    if (FIXED.matcher(option).matches()) {
      throw new UserErrorException(
          "--jvm-option %s: choose the collector by --gc and the heap by --heap".formatted(option));
    }
    return option;
  }
}
