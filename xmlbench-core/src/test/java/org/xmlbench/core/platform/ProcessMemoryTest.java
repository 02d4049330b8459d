package org.xmlbench.core.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ProcessMemoryTest {
  private static final int MIB = 1 << 20;
  private static final int HELD = 24 * MIB;

  /** A JVM that holds some bytes until its standard input ends. */
  static final class Holder {
    private Holder() {}

    /** Takes their number. */
    public static void main(String[] args) throws IOException {
      byte[] held = new byte[Integer.parseInt(args[0])];
      System.out.write(1);
      System.out.flush();
      while (System.in.read() >= 0) {
        held[0]++;
      }
    }
  }

  private static ChildProcess holder(int bytes) throws IOException {
    ChildProcess child =
        ChildProcess.java(
                List.of(
                    "-XX:+UseSerialGC",
                    "-cp",
                    System.getProperty("java.class.path"),
                    Holder.class.getName(),
                    Integer.toString(bytes)))
            .inheritError()
            .start();
    assertThat(child.output().read()).isEqualTo(1);
    return child;
  }

  @Test
  void aJvmHoldsItsObjectsAndMore() throws Exception {
    try (ChildProcess small = holder(1);
        ChildProcess large = holder(HELD)) {
      long before = ProcessMemory.liveHeap(small.pid()).orElseThrow();
      long after = ProcessMemory.liveHeap(large.pid()).orElseThrow();

      assertThat(after - before).isBetween(HELD - (long) MIB, HELD + (long) MIB);
      assertThat(ProcessMemory.resident(large.pid()).orElseThrow()).isGreaterThan(after);
    }
  }

  @Test
  void ofNoProcessNothingIsKnown() throws Exception {
    assertThat(ProcessMemory.resident(Integer.MAX_VALUE)).isEmpty();
    assertThat(ProcessMemory.liveHeap(Integer.MAX_VALUE)).isEmpty();
  }

  @Test
  void aJvmCannotLookAtItself() {
    assertThatThrownBy(() -> ProcessMemory.liveHeap(ProcessHandle.current().pid()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
