package org.xmlbench.suite.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.suite.run.BlockScheduler.Account;

class ForkCountTest {
  private final Account account = new Account(0, false, 3, Duration.ofSeconds(1));
  private final ForkCount count = new ForkCount();

  private int expected() {
    return count.expected(List.of(account), a -> 3);
  }

  @Test
  void aBrokenBlockIsBegunAnewAndCountedFromTheStart() {
    for (int fork = 0; fork < 5; fork++) {
      count.resume();
    }
    account.resume(1);
    assertThat(expected()).isEqualTo(5 + 2 * 3);
    for (int block = 0; block < 2; block++) {
      count.blockStarts(account, 3);
      for (int fork = 0; fork < 3; fork++) {
        count.ended(true);
        assertThat(expected()).isEqualTo(11);
      }
      account.completed(Duration.ofSeconds(1), false);
      count.blockEnds();
    }
    assertThat(count.done()).isEqualTo(11);
  }

  @Test
  void aRepeatIsCountedAsSoonAsItIsKnown() {
    count.blockStarts(account, 3);
    count.ended(false);
    assertThat(expected()).isEqualTo(10);
    count.ended(true);
    assertThat(expected()).isEqualTo(10);
  }
}
