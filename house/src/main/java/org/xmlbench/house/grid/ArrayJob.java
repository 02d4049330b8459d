package org.xmlbench.house.grid;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;

/**
 * The schedulers that tell the elements of an array job apart, by the variables in which they do:
 * sbatch(1) of Slurm, qsub(1B) of OpenPBS, bsub(1) of LSF, qsub(1) of Grid Engine, and the indexed
 * Jobs of Kubernetes.
 */
enum ArrayJob {
  SLURM(
      "Slurm",
      "SLURM_ARRAY_TASK_ID",
      "SLURM_ARRAY_TASK_MIN",
      "SLURM_ARRAY_TASK_MAX",
      "SLURM_ARRAY_TASK_STEP",
      0),
  PBS("PBS", "PBS_ARRAY_INDEX", null, null, null, 1),
  LSF("LSF", "LSB_JOBINDEX", null, "LSB_JOBINDEX_END", "LSB_JOBINDEX_STEP", 1),
  GRID_ENGINE(
      "Grid Engine", "SGE_TASK_ID", "SGE_TASK_FIRST", "SGE_TASK_LAST", "SGE_TASK_STEPSIZE", 1),
  KUBERNETES("Kubernetes", "JOB_COMPLETION_INDEX", null, null, null, 0);

  /** Slurm's number of elements, by which an array with gaps is known. */
  private static final String SLURM_COUNT = "SLURM_ARRAY_TASK_COUNT";

  /** What Grid Engine says outside of array jobs. */
  private static final String UNDEFINED = "undefined";

  private final String title;
  private final String id;
  private final String first;
  private final String last;
  private final String step;
  private final int start;

  /**
   * @param title the scheduler's name
   * @param id variable of the element's number
   * @param first variable of the first element's number; {@code null} where it says none
   * @param last variable of the last one's; the same
   * @param step variable of the difference between two; the same
   * @param start the first element's number where nothing says it
   */
  ArrayJob(String title, String id, String first, String last, String step, int start) {
    this.title = title;
    this.id = id;
    this.first = first;
    this.last = last;
    this.step = step;
    this.start = start;
  }

  /**
   * Which element of an array job this process is, from 1.
   *
   * @param count how many elements it must have
   * @throws UserErrorException when no scheduler says it, or two do, or the array has gaps or
   *     another number of elements
   */
  static int index(Map<String, String> environment, int count) {
    List<ArrayJob> present =
        Arrays.stream(values()).filter(one -> one.isPresent(environment)).toList();
    if (present.isEmpty()) {
      throw new UserErrorException(
          "--shard auto/%d: this is no element of an array job: none of %s is set; write --shard i/%d"
              .formatted(
                  count,
                  Arrays.stream(values()).map(one -> one.id).collect(Collectors.joining(", ")),
                  count));
    }
    if (present.size() > 1) {
      throw new UserErrorException(
          "--shard auto/%d: two schedulers say which element this is, %s and %s: write --shard i/%d"
              .formatted(count, present.get(0).id, present.get(1).id, count));
    }
    return present.getFirst().element(environment, count);
  }

  /** LSF numbers a job that is no array 0, Grid Engine {@value #UNDEFINED}. */
  private boolean isPresent(Map<String, String> environment) {
    String value = environment.getOrDefault(id, "");
    return !value.isEmpty() && !value.equals(UNDEFINED) && !(this == LSF && value.equals("0"));
  }

  private int element(Map<String, String> environment, int count) {
    int number = number(environment, id).orElseThrow();
    int from = number(environment, first).orElse(start);
    int by = Math.max(1, number(environment, step).orElse(1));
    OptionalInt to = number(environment, last);
    if (to.isPresent()) {
      requireCount((to.getAsInt() - from) / by + 1, count);
    }
    OptionalInt elements = number(environment, this == SLURM ? SLURM_COUNT : null);
    if (elements.isPresent() && to.isPresent()) {
      int whole = (to.getAsInt() - from) / by + 1;
      if (elements.getAsInt() != whole) {
        throw error(
            count,
            "the array has gaps: %d elements from %d to %d"
                .formatted(elements.getAsInt(), from, to.getAsInt()));
      }
    }
    if (number < from || (number - from) % by != 0 || (number - from) / by >= count) {
      throw error(
          count,
          "%s=%d is none of %d elements that begin with %d%s"
              .formatted(id, number, count, from, by == 1 ? "" : " in steps of " + by));
    }
    return (number - from) / by + 1;
  }

  private void requireCount(int elements, int count) {
    if (elements != count) {
      throw error(count, "the array has %d elements: write auto/%d".formatted(elements, elements));
    }
  }

  private OptionalInt number(Map<String, String> environment, String variable) {
    String value =
        Optional.ofNullable(variable)
            .map(environment::get)
            .filter(text -> !text.isEmpty())
            .orElse(UNDEFINED);
    if (value.equals(UNDEFINED)) {
      return OptionalInt.empty();
    }
    try {
      return OptionalInt.of(Integer.parseInt(value));
    } catch (NumberFormatException e) {
      throw new UserErrorException("%s=%s of %s is no number".formatted(variable, value, title), e);
    }
  }

  private UserErrorException error(int count, String reason) {
    return new UserErrorException("--shard auto/%d, %s: %s".formatted(count, title, reason));
  }
}
