package org.xmlbench.suite.soap;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.suite.run.KeptRequest;
import org.xmlbench.suite.run.RunTiming;

class MessageOptionsTest {
  @Test
  void aManifestKeepsItFlat() {
    KeptRequest.assertIs(
        new MessageOptions(
            "quick",
            List.of("metro"),
            List.of("echoVoid"),
            List.of(Seam.STACK),
            new MessageOptions.Amount(3, Duration.ofMinutes(15)),
            7,
            new RunTiming(TimingClock.CPU, Pairing.TURNS)),
        """
        {"profile":"quick","subjects":["metro"],"tasks":["echoVoid"],"seams":["stack"],"blocks":3,\
        "timeBudget":"15m","seed":7,"clock":"cpu","pairing":"turns"}\
        """);
  }
}
