package org.xmlbench.families.soap.runs;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.run.KeptRequest;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.soap.toolkit.Seam;

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
            new RunTiming(TimingClock.CPU, Pairing.TURNS),
            new JvmRequest(
                Collector.G1,
                Optional.of(512),
                List.of("-XX:+UseCompactObjectHeaders"),
                Optional.of(Duration.ofSeconds(5))),
            Optional.of("busy"),
            new ServersOn(Optional.of("srun -r 1"), Optional.of("10.0.0.0/24"))),
        """
        {"profile":"quick","subjects":["metro"],"tasks":["echoVoid"],"seams":["stack"],"blocks":3,\
        "timeBudget":"15m","seed":7,"clock":"cpu","pairing":"turns","collector":"g1","heapMiB":512,\
        "jvmOptions":["-XX:+UseCompactObjectHeaders"],"warmUp":"5s","neighbour":"busy","serverCommand":"srun -r 1",\
        "listen":"10.0.0.0/24"}\
        """);
  }
}
