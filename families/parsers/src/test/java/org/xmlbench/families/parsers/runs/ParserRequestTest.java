package org.xmlbench.families.parsers.runs;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.run.KeptRequest;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

class ParserRequestTest {
  @Test
  void aManifestKeepsItFlat() {
    KeptRequest.assertIs(
        new ParserRequest(
            "smoke",
            new ParserRequest.Choice(
                List.of("jdk-sax"),
                List.of("overhead"),
                "docs",
                List.of(Collector.G1),
                Compilation.FOREGROUND),
            new ParserRequest.Amount(null, "0.02", Duration.ofMinutes(90)),
            7,
            new RunTiming(TimingClock.CPU_LESS_COMPILER, Pairing.TURNS)),
        """
        {"profile":"smoke","drivers":["jdk-sax"],"documents":["overhead"],"documentsFolder":"docs",\
        "collectors":["g1"],"compilation":"foreground","halfWidth":"2%","timeBudget":"1h30m","seed":7,\
        "clock":"cpu-less-compiler","pairing":"turns"}\
        """);
  }

  @Test
  void whatWasNotAskedForIsAbsent() {
    KeptRequest.assertIs(
        new ParserRequest(
            "smoke",
            new ParserRequest.Choice(List.of(), List.of(), null, List.of(), null),
            new ParserRequest.Amount(3, null, null),
            7,
            new RunTiming(TimingClock.WALL, Pairing.FORKS)),
        """
        {"profile":"smoke","drivers":[],"documents":[],"collectors":[],\
        "compilation":"background","blocks":3,"seed":7,"clock":"wall","pairing":"forks"}\
        """);
  }
}
