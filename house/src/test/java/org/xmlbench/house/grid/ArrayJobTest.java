package org.xmlbench.house.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.UserErrorException;

class ArrayJobTest {
  private static Map<String, String> environment(String text) {
    Map<String, String> variables = new HashMap<>(Map.of("PATH", "/bin"));
    for (String one : text.split(" ")) {
      variables.put(one.split("=")[0], one.split("=", 2)[1]);
    }
    return variables;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SLURM_ARRAY_TASK_ID=0 | 4 | 1",
        "SLURM_ARRAY_TASK_ID=3 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_MAX=3"
            + " SLURM_ARRAY_TASK_STEP=1 SLURM_ARRAY_TASK_COUNT=4 | 4 | 4",
        "SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=4 | 4 | 1",
        "SLURM_ARRAY_TASK_ID=14 SLURM_ARRAY_TASK_MIN=10 SLURM_ARRAY_TASK_MAX=16"
            + " SLURM_ARRAY_TASK_STEP=2 SLURM_ARRAY_TASK_COUNT=4 | 4 | 3",
        "PBS_ARRAY_INDEX=1 | 4 | 1",
        "PBS_ARRAY_INDEX=4 | 4 | 4",
        "LSB_JOBINDEX=1 LSB_JOBINDEX_END=4 LSB_JOBINDEX_STEP=1 | 4 | 1",
        "LSB_JOBINDEX=7 LSB_JOBINDEX_END=7 LSB_JOBINDEX_STEP=2 | 4 | 4",
        "SGE_TASK_ID=6 SGE_TASK_FIRST=2 SGE_TASK_LAST=8 SGE_TASK_STEPSIZE=2 | 4 | 3",
        "JOB_COMPLETION_INDEX=0 | 4 | 1",
        "JOB_COMPLETION_INDEX=2 SGE_TASK_ID=undefined LSB_JOBINDEX=0 | 4 | 3",
      })
  void eachSchedulerCountsInItsOwnWay(String variables, int count, int index) {
    assertThat(ArrayJob.index(environment(variables), count)).isEqualTo(index);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "HOME=/ | 4 | this is no element of an array job: none of SLURM_ARRAY_TASK_ID, PBS_ARRAY",
        "SGE_TASK_ID=undefined | 4 | this is no element of an array job",
        "LSB_JOBINDEX=0 | 4 | this is no element of an array job",
        "SLURM_ARRAY_TASK_ID=1 JOB_COMPLETION_INDEX=1 | 4"
            + " | two schedulers say which element this is, SLURM_ARRAY_TASK_ID and JOB_COMPLETION",
        "SLURM_ARRAY_TASK_ID=4 | 4 | SLURM_ARRAY_TASK_ID=4 is none of 4 elements that begin with 0",
        "PBS_ARRAY_INDEX=0 | 4 | PBS_ARRAY_INDEX=0 is none of 4 elements that begin with 1",
        "SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=8 | 4"
            + " | the array has 8 elements: write auto/8",
        "SLURM_ARRAY_TASK_ID=5 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_MAX=5"
            + " SLURM_ARRAY_TASK_COUNT=3 | 6 | the array has gaps: 3 elements from 0 to 5",
        "SGE_TASK_ID=3 SGE_TASK_FIRST=2 SGE_TASK_LAST=8 SGE_TASK_STEPSIZE=2 | 4"
            + " | is none of 4 elements that begin with 2 in steps of 2",
        "PBS_ARRAY_INDEX=x | 4 | PBS_ARRAY_INDEX=x of PBS is no number",
      })
  void whatIsNoElementOfTheArrayIsRefused(String variables, int count, String reason) {
    assertThatThrownBy(() -> ArrayJob.index(environment(variables), count))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining(reason);
  }
}
