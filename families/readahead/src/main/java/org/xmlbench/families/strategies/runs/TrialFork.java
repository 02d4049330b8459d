package org.xmlbench.families.strategies.runs;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.families.strategies.fork.Trials;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.LibrarySubject;

/** A JVM that tries strategies on a file on request; it ends when this is closed. */
final class TrialFork implements Closeable {
  private static final int HEAP_MIB = 256;
  private static final int LIMIT_SECONDS = 600;

  private final ChildProcess process;
  private final Path file;
  private final PrintStream orders;
  private final BufferedReader answers;

  private TrialFork(ChildProcess process, Path file) {
    this.process = process;
    this.file = file;
    this.orders = new PrintStream(process.input(), true, StandardCharsets.UTF_8);
    this.answers =
        new BufferedReader(new InputStreamReader(process.output(), StandardCharsets.UTF_8));
  }

  /** Starts it; it reads nothing before the first request. */
  static TrialFork start(LibrarySubject<DriverDescription> driver, Path file) throws IOException {
    List<Path> classPath = new ArrayList<>(driver.classPath());
    classPath.addAll(ExperimentClasses.jars());
    ChildProcess process =
        JavaCommand.child(
                classPath.stream().distinct().toList(),
                List.of("-XX:+UseSerialGC", "-Xms" + HEAP_MIB + "m", "-Xmx" + HEAP_MIB + "m"),
                Trials.class.getName(),
                List.of("driver=" + driver.locator(), "file=" + file.toAbsolutePath()))
            .discardError()
            .start();
    CompletableFuture.delayedExecutor(LIMIT_SECONDS, TimeUnit.SECONDS).execute(process::kill);
    return new TrialFork(process, file);
  }

  long pid() {
    return process.pid();
  }

  /** Seconds of a cold read of so many bytes by requests of 1 MiB. */
  double read(long bytes) throws IOException {
    return answerTo(Trials.READ + " " + bytes).get(Trials.READ);
  }

  /**
   * Tries each strategy once, in random order.
   *
   * @return seconds of those whose bytes or characters the driver takes
   * @throws UserErrorException when the file cannot be parsed
   */
  Map<String, Double> round(long bytes, boolean cold, List<String> strategies) throws IOException {
    return answerTo(Trials.TRY + " " + bytes + " " + cold + " " + String.join(",", strategies));
  }

  private Map<String, Double> answerTo(String order) throws IOException {
    orders.println(order);
    Map<String, Double> seconds = new LinkedHashMap<>();
    for (String line = answers.readLine(); ; line = answers.readLine()) {
      if (line == null) {
        throw new UserErrorException(
            "%s: the trials ended before they had an answer, or took over %d minutes"
                .formatted(file, TimeUnit.SECONDS.toMinutes(LIMIT_SECONDS)));
      }
      if (line.equals(Trials.DONE)) {
        return seconds;
      }
      String[] parts = line.split("\t", 2);
      if (parts.length < 2) {
        continue; // What a parser prints is no answer.
      }
      if (parts[0].equals(Trials.FAILED)) {
        throw new UserErrorException(file + ": " + parts[1]);
      }
      if (!parts[1].equals(Trials.UNTAKEN)) {
        seconds.put(parts[0], Double.valueOf(parts[1]));
      }
    }
  }

  /** Ends it, and waits until its process has ended: a limit on its reading can then be removed. */
  @Override
  public void close() {
    process.close();
    orders.close();
  }
}
