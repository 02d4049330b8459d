package org.xmlbench.house.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.grid.JobAttempt;

class SchedulerJobTest {
  private static void assertAttempt(Map<String, String> environment, long job, int restarts) {
    assertThat(SchedulerJob.attempt(environment)).contains(new JobAttempt(job, restarts));
  }

  @Test
  void eachSchedulerSaysWhichStartOfWhichJobThisIs() {
    assertAttempt(
        Map.of("SLURM_JOB_ID", "15", "SLURM_ARRAY_JOB_ID", "12", "SLURM_RESTART_COUNT", "2"),
        12,
        2);
    assertAttempt(Map.of("SLURM_JOB_ID", "15"), 15, 0);
    assertAttempt(Map.of("PBS_JOBID", "1234[7].server.example"), 1234, 0);
    assertAttempt(Map.of("LSB_JOBID", "77"), 77, 0);
    assertAttempt(Map.of("JOB_ID", "8", "RESTARTED", "1"), 8, 1);
    assertAttempt(Map.of("JOB_INDEX_FAILURE_COUNT", "3"), 0, 3);
    assertThat(SchedulerJob.attempt(Map.of("RESTARTED", "1", "JOB_ID", "none"))).isEmpty();
    assertThat(SchedulerJob.attempt(Map.of())).isEmpty();
  }

  @Test
  void attemptsAreOrderedByJobAndRestart() {
    assertThat(new JobAttempt(9, 1))
        .isGreaterThan(new JobAttempt(9, 0))
        .isLessThan(new JobAttempt(10, 0));
  }
}
