package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.xmlbench.house.command.ExitCode;

/** A shared disk that is full when a node writes its part. */
class FullDiskPartTest extends Nodes {
  /** Too little for a part with its records. */
  private static final String SMALL = "size=60k";

  private boolean mounted;

  private static boolean ran(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
  }

  @AfterEach
  void unmount() throws Exception {
    if (mounted) {
      assertThat(ran("umount", parts.toString())).isTrue();
    }
  }

  @Test
  void theNodeSaysSoAndTheShardIsRepeated() throws Exception {
    assumeThat(System.getProperty("user.name")).as("this user may mount nothing").isEqualTo("root");
    Files.createDirectories(parts);
    mounted = ran("mount", "-t", "tmpfs", "-o", SMALL, "tmpfs", parts.toString());
    assumeThat(mounted).as("this kernel lets nothing be mounted").isTrue();

    assertThat(shard(1)).as(harness.err()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err()).contains("the disk is full");
    // Whether the attempt's folder could still be made depends on when the disk was full.
    assertThat(merge()).isIn(ExitCode.INCONCLUSIVE, ExitCode.USAGE);
    assertThat(harness.err()).containsAnyOf("shard 1/", parts + " holds no parts");

    assertThat(ran("mount", "-o", "remount,size=16m", parts.toString())).isTrue();
    for (int index = 1; index <= SHARDS; index++) {
      assertThat(shard(index, "--resume")).as(harness.err()).isEqualTo(ExitCode.OK);
    }
    assertThat(merge()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(16);
  }
}
