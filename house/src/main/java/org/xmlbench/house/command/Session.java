package org.xmlbench.house.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.xmlbench.core.Printable;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.console.OutputException;
import org.xmlbench.house.engine.fork.ForkSetting;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.DriverVersions;
import org.xmlbench.house.home.LibraryResolver;
import org.xmlbench.house.home.Maintenance;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.Runs;
import org.xmlbench.house.run.Surroundings;
import org.xmlbench.results.store.DiskFullException;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** What every command works with. */
public final class Session {
  private final Supplier<Distribution> home;
  private final PrintStream out;
  private final PrintStream err;
  private final ForkSetting.Executors executors;
  private final Duration watch;
  private final Set<String> problemsTold = ConcurrentHashMap.newKeySet();

  /**
   * One.
   *
   * @param home finds the distribution, or throws a user error
   * @param out takes the result; it throws an {@link OutputException} when it cannot be written
   * @param err takes progress and messages
   * @param executors makes what runs forks
   * @param watch how long a run watches the host for noise before it measures
   */
  public Session(
      Supplier<Distribution> home,
      PrintStream out,
      PrintStream err,
      ForkSetting.Executors executors,
      Duration watch) {
    this.home = home;
    this.out = out;
    this.err = err;
    this.executors = executors;
    this.watch = watch;
  }

  /** Forks are JVMs, and the host is watched for {@link Surroundings#WATCH}. */
  public Session(Supplier<Distribution> home, PrintStream out, PrintStream err) {
    this(home, out, err, ForkSetting.Executors.JVMS, Surroundings.WATCH);
  }

  /** Finds the distribution, or throws a user error. */
  public Supplier<Distribution> home() {
    return home;
  }

  /** Takes the result; it throws an {@link OutputException} when it cannot be written. */
  public PrintStream out() {
    return out;
  }

  /** Takes progress and messages. */
  public PrintStream err() {
    return err;
  }

  public ForkSetting.Executors executors() {
    return executors;
  }

  /** How long a run watches the host for noise before it measures. */
  public Duration watch() {
    return watch;
  }

  /** What a measuring session takes from this one; drivers are loaded when files are judged. */
  public Surroundings surroundings() {
    return new Surroundings(
        files -> Runs.referee(drivers(), err).judge(files),
        executors,
        subject -> Maintenance.of(subject, home.get().coreClassPath()),
        watch,
        err);
  }

  /**
   * The drivers of the distribution, and other versions of their libraries as Maven's settings of
   * this machine bring them; what is wrong with one of them is reported on {@link #err}.
   */
  public SubjectCatalogue<DriverDescription> drivers() {
    Distribution there = home.get();
    return warned(
        SubjectCatalogue.of(
            SubjectCatalogue.drivers(there),
            new DriverVersions(there, new LibraryResolver(Optional.empty(), false))));
  }

  /** The SOAP toolkits of the distribution; what is wrong with one is reported on {@link #err}. */
  public SubjectCatalogue<ToolkitDescription> toolkits() {
    return warned(SubjectCatalogue.toolkits(home.get()));
  }

  /**
   * The binding frameworks of the distribution; what is wrong with one is reported on {@link #err}.
   */
  public SubjectCatalogue<FrameworkDescription> frameworks() {
    return warned(SubjectCatalogue.frameworks(home.get()));
  }

  /** A command that asks for a catalogue again does not repeat what is wrong with it. */
  private <D> SubjectCatalogue<D> warned(SubjectCatalogue<D> catalogue) {
    catalogue.problems().stream().filter(problemsTold::add).forEach(this::warn);
    return catalogue;
  }

  /** What is measured into a run folder. */
  @FunctionalInterface
  public interface Measuring {
    /** Measures, writes and prints, and returns the exit code. */
    int measure() throws IOException, InterruptedException;
  }

  /**
   * Measures into that folder; a disk that is full ends it as inconclusive.
   *
   * @throws OutputException when the folder cannot be written
   */
  public int into(Path folder, Measuring measuring) throws InterruptedException {
    try {
      return measuring.measure();
    } catch (DiskFullException e) {
      warn(e.getMessage());
      return ExitCode.INCONCLUSIVE;
    } catch (IOException e) {
      throw OutputException.file(folder, e);
    }
  }

  /** Prints one line on {@link #err}. */
  public void warn(String message) {
    err.println("xmlbench: " + Printable.line(message));
  }
}
