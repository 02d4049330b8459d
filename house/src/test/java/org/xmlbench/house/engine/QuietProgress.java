package org.xmlbench.house.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.record.ForkRecord;

/** Keeps what a user would have seen. */
public final class QuietProgress implements RunProgress {
  /**
   * What was shown when a fork ended.
   *
   * @param done forks that had ended
   * @param expected forks that had ended or were to come
   * @param mayChange whether a race could still change that
   * @param remaining the time that was promised
   */
  public record Shown(int done, int expected, boolean mayChange, Duration remaining) {}

  private final List<Shown> shown = new ArrayList<>();
  private final List<String> sentences = new ArrayList<>();

  /** One entry for each fork that ended. */
  public List<Shown> shown() {
    return shown;
  }

  /** The sentences, in order. */
  public List<String> sentences() {
    return sentences;
  }

  @Override
  public void forkStarts(ForkRequest request) {}

  @Override
  public void forkEnds(
      ForkRecord fork, int forksDone, int forksExpected, boolean mayChange, Duration remaining) {
    shown.add(new Shown(forksDone, forksExpected, mayChange, remaining));
  }

  @Override
  public void say(String sentence) {
    sentences.add(sentence);
  }

  @Override
  public void close() {}
}
