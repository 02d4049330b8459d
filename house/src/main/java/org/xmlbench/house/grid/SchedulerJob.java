package org.xmlbench.house.grid;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.results.grid.JobAttempt;

/**
 * The schedulers that number their jobs, by the variables in which they tell a job its number and
 * how often it was restarted: sbatch(1) of Slurm, qsub(1B) of OpenPBS, bsub(1) of LSF, qsub(1) of
 * Grid Engine. Kubernetes numbers no Jobs; our manifest passes on how often an index has failed.
 */
enum SchedulerJob {
  SLURM_ARRAY("SLURM_ARRAY_JOB_ID", "SLURM_RESTART_COUNT"),
  SLURM("SLURM_JOB_ID", "SLURM_RESTART_COUNT"),
  PBS("PBS_JOBID", null),
  LSF("LSB_JOBID", null),
  GRID_ENGINE("JOB_ID", "RESTARTED"),
  KUBERNETES(null, "JOB_INDEX_FAILURE_COUNT");

  /** PBS writes {@code 12[3].server}. */
  private static final Pattern LEADING = Pattern.compile("(\\d{1,9}).*");

  private final String number;
  private final String restarts;

  /**
   * @param number variable of the job's number; {@code null} where it has none
   * @param restarts variable of the number of restarts; {@code null} where none is set
   */
  SchedulerJob(String number, String restarts) {
    this.number = number;
    this.restarts = restarts;
  }

  /**
   * The start of a job that this process is of; empty where no scheduler says so.
   *
   * @param environment the variables of this process
   */
  static Optional<JobAttempt> attempt(Map<String, String> environment) {
    return Arrays.stream(values()).flatMap(one -> one.of(environment).stream()).findFirst();
  }

  private Optional<JobAttempt> of(Map<String, String> environment) {
    boolean present = leading(environment, number == null ? restarts : number).isPresent();
    long job = leading(environment, number).orElse(0);
    int restarted = (int) leading(environment, restarts).orElse(0);
    return present ? Optional.of(new JobAttempt(job, restarted)) : Optional.empty();
  }

  private static OptionalLong leading(Map<String, String> environment, String variable) {
    Matcher digits =
        LEADING.matcher(variable == null ? "" : environment.getOrDefault(variable, ""));
    return digits.matches()
        ? OptionalLong.of(Long.parseLong(digits.group(1)))
        : OptionalLong.empty();
  }
}
