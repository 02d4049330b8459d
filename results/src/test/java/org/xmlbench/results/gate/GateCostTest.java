package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GateCostTest {
  private static final GateSettings SETTINGS = GateSettings.defaults();

  @Test
  void countsForksAndTime() {
    var cost = new GateCost(SETTINGS, 0.01, 2.5, 10);

    assertThat(cost.screeningForks()).isEqualTo(2 * 5 * 11);
    assertThat(cost.confirmationForks(1)).isEqualTo(2 * 20 * 2);
    assertThat(cost.mostForks()).isEqualTo(110 + 11 * 40);
    assertThat(cost.time(150)).isEqualTo(Duration.ofSeconds(375));
    assertThat(cost.expectedForks(1)).isCloseTo(150, within(0.1));
    assertThat(cost.expectedForks(1.5)).isCloseTo(550, within(0.1));
    assertThat(cost.expectedForks(1.02)).isBetween(200.0, 260.0);
  }

  /** The sentinels continue through 20 rounds of stage 2, whichever cells enter it. */
  @Test
  void aCleanGateOfOneCellPaysForItsSentinels() {
    var cost = new GateCost(SETTINGS, 0, 3, 1);

    assertThat(cost.expectedForks(1)).isEqualTo(2 * (5 + 25));
    assertThat(cost.expectedForks(1.03)).isEqualTo(2 * (25 + 25));
  }

  /**
   * docs/methodology.md, "What the simulations show", where sentinels are not counted: 15.2 forks a
   * cell when clean, 32.5 at the margin, with a spread of 2.6 %.
   */
  @Test
  void theFiguresOfTheMethodology() {
    var cost = new GateCost(SETTINGS, 0.026, 1, 60);
    double sentinels = 2 * 25;

    assertThat((cost.expectedForks(1) - sentinels) / 60).isCloseTo(15.2, within(0.6));
    assertThat((cost.expectedForks(1.02) - sentinels) / 60).isCloseTo(32.5, within(0.8));
  }

  @Test
  void moreTimeSeesLess() {
    var cost = new GateCost(SETTINGS, 0.026, 3, 1);

    assertThat(cost.smallestEffect(Duration.ofSeconds(30))).isEmpty();
    assertThat(cost.smallestEffect(Duration.ofSeconds(83))).isEmpty();
    double five = cost.smallestEffect(Duration.ofMinutes(5)).orElseThrow();
    double ten = cost.smallestEffect(Duration.ofMinutes(10)).orElseThrow();
    double thirty = cost.smallestEffect(Duration.ofMinutes(30)).orElseThrow();
    assertThat(five).isGreaterThan(ten);
    assertThat(ten).isGreaterThan(thirty);
    assertThat(thirty).isGreaterThan(SETTINGS.margin());
  }

  /** 20 forks of stage 1, 80 of stage 2: exactly what the settings ask for. */
  @Test
  void theTimeOfTheSettingsSeesWhatTheSettingsSee() {
    var cost = new GateCost(SETTINGS, 0.026, 3, 1);

    assertThat(cost.smallestEffect(Duration.ofSeconds(300)).orElseThrow())
        .isCloseTo(cost.minimumDetectableEffect(), within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.004, 0.01, 0.026, 0.1, 0.5})
  void theBlocksForAnEffectAreTheFewest(double sd) {
    var cost = new GateCost(SETTINGS, sd, 3, 4);
    int blocks = cost.confirmBlocksFor(0.05).orElseThrow();

    assertThat(detecting(sd, blocks, cost)).isGreaterThanOrEqualTo(0.9);
    if (blocks > 4) {
      assertThat(detecting(sd, blocks - 1, cost)).isLessThan(0.9);
    }
  }

  private static double detecting(double sd, int blocks, GateCost cost) {
    return GatePower.of(SETTINGS.withConfirmBlocks(blocks), sd, cost.expectedConfirmedCells())
        .detecting(1.05);
  }

  /** At the margin nothing can be proven, and just above it the screening loses most cells. */
  @Test
  void noNumberOfBlocksProvesWhatIsTolerated() {
    var cost = new GateCost(SETTINGS, 0.01, 3, 1);

    assertThat(cost.confirmBlocksFor(0.02)).isEmpty();
    assertThat(cost.confirmBlocksFor(0.021)).isEmpty();
    assertThat(cost.confirmBlocksFor(0.05)).isPresent();
  }

  @Test
  void refusesWhatIsNoHost() {
    assertThatThrownBy(() -> new GateCost(SETTINGS, Double.NaN, 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new GateCost(SETTINGS, 0.01, 0, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new GateCost(SETTINGS, 0.01, 1, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
