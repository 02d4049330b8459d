package org.xmlbench.families.piximal.fork;

import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Aggregation.GEOMETRIC_MEAN;
import static org.xmlbench.core.record.Measure.Aggregation.MEAN;
import static org.xmlbench.core.record.Measure.Aggregation.MEDIAN;

import java.util.stream.Stream;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.DeclaredMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.MeasureSeries;
import org.xmlbench.core.record.MeasureSource;

/** What forks of the published experiments about PIXIMAL measure. */
public final class PiximalMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** Name of the experiment in a cell's condition. */
  public static final String EXPERIMENT = "experiment";

  /** A number of threads and the first one's share in percent. */
  private static final String SPLIT = "[0-9]+_[0-9]+(?:\\.[0-9]+)?";

  /** What one thread takes for the document. */
  public static final Measure ONE_THREAD =
      DECLARED.add("one_thread", "nanos", GEOMETRIC_MEAN, UNKNOWN);

  /** How many times as fast a split is as one thread. */
  public static final MeasureSeries SPEEDUP =
      DECLARED.addSeries("speedup_", SPLIT, "ratio", GEOMETRIC_MEAN, UNKNOWN);

  /** Of the serial test: what the first part takes. */
  public static final MeasureSeries FIRST_PART =
      DECLARED.addSeries("first_part_", SPLIT, "nanos", GEOMETRIC_MEAN, UNKNOWN);

  /** Of the serial test: what the longest of the other parts takes. */
  public static final MeasureSeries OTHER_PART =
      DECLARED.addSeries("other_part_", SPLIT, "nanos", GEOMETRIC_MEAN, UNKNOWN);

  /** Of the serial test: what the replay takes. */
  public static final MeasureSeries REPLAY =
      DECLARED.addSeries("replay_", SPLIT, "nanos", GEOMETRIC_MEAN, UNKNOWN);

  /**
   * Of the conforming reader, by kind and number of threads: how many times as fast as one thread.
   */
  public static final MeasureSeries PARALLEL =
      DECLARED.addSeries(
          "parallel_", "(?:chunks|order|apart)_[0-9]+", "ratio", GEOMETRIC_MEAN, UNKNOWN);

  /** Of the conforming reader with so many threads: what it takes to join all chunks. */
  private static final MeasureSeries JOINS =
      DECLARED.addSeries("joins_", "[0-9]+", "nanos", GEOMETRIC_MEAN, UNKNOWN);

  /** Bytes that are read in a state, by its name. */
  public static final MeasureSeries IN_STATE =
      DECLARED.addSeries("in_state_", "[a-z-]+", "bytes", MEDIAN, UNKNOWN);

  /** Paths that are live so many bytes behind a cut: the mean over cuts. */
  public static final MeasureSeries LIVE_AFTER =
      DECLARED.addSeries("live_after_", "[0-9]+", "paths", MEAN, UNKNOWN);

  public static final Measure PARSE =
      DECLARED.add("published_parse", "nanos", GEOMETRIC_MEAN, UNKNOWN);

  /** The first part of the split by which that parse was the fastest. */
  public static final Measure BEST_SPLIT = DECLARED.add("best_split", "percent", MEDIAN, UNKNOWN);

  /** What all threads together allocate on the heap during a parse. */
  public static final Measure HEAP = DECLARED.add("parse_heap", "bytes", MEDIAN, UNKNOWN);

  /** Time of collections during a parse, in steps of a millisecond. */
  public static final Measure COLLECTIONS =
      DECLARED.add("parse_collections", "nanos", MEAN, UNKNOWN);

  /** How several threads read a document with the conforming reader. */
  public enum ParallelKind implements Labelled {
    /** Each chunk has a handler of its own. */
    CHUNKS,
    /** One handler takes all events in order. */
    ORDER,
    /** Each thread reads the whole document: no division of it could be faster. */
    APART;

    public Measure speedup(int threads) {
      return PARALLEL.of(label() + "_" + threads);
    }
  }

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }

  /** What it takes to join all chunks that so many threads read. */
  public static Measure joins(int threads) {
    return JOINS.of(Integer.toString(threads));
  }

  /** A split of which a fork knows something. */
  public record SplitKey(int threads, double percent) implements Comparable<SplitKey> {
    static SplitKey of(String member) {
      int between = member.indexOf('_');
      return new SplitKey(
          Integer.parseInt(member.substring(0, between)),
          Double.parseDouble(member.substring(between + 1)));
    }

    public String member() {
      return threads
          + "_"
          + (percent == Math.rint(percent)
              ? Long.toString((long) percent)
              : Double.toString(percent));
    }

    @Override
    public int compareTo(SplitKey other) {
      int byThreads = Integer.compare(threads, other.threads);
      return byThreads != 0 ? byThreads : Double.compare(percent, other.percent);
    }
  }

  /** The splits whose speedup a fork knows, by threads and percent. */
  public static Stream<SplitKey> splitsIn(ForkRecord fork) {
    return SPEEDUP.membersIn(fork).map(SplitKey::of).sorted();
  }
}
