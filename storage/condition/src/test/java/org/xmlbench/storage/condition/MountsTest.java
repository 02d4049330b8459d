package org.xmlbench.storage.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class MountsTest {
  @Test
  void pathsAreReadAsTheKernelWritesThem() {
    List<Mounts.Mount> mounts =
        Mounts.parse(
            List.of(
                "/dev/loop0 /a\\040b/c\\134d/mount ext4 rw 0 0",
                "/dev/fuse /r/mount fuse ro 0 0",
                "store /s/mount fuse.nbdfuse ro 0 0"));
    assertThat(mounts.getFirst())
        .isEqualTo(new Mounts.Mount("/dev/loop0", Path.of("/a b/c\\d/mount"), "ext4"));
    assertThat(mounts.stream().map(Mounts.Mount::isFuse)).containsExactly(false, true, true);
  }
}
