package org.xmlbench.families.strategies.runs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.house.run.KeptRequest;

class StrategiesRequestTest {
  @Test
  void aManifestKeepsItFlat() {
    KeptRequest.assertIs(
        new StrategiesRequest(
            "smoke",
            new StrategiesRequest.Factors(
                List.of("psd:1MiB"),
                List.of("piccolo-sax"),
                List.of("plain"),
                List.of("cached"),
                List.of(1, 2)),
            new RunsOfCell(3, 10),
            7),
        """
        {"profile":"smoke","documents":["psd:1MiB"],"drivers":["piccolo-sax"],\
        "strategies":["plain"],"conditions":["cached"],"cpus":[1,2],"rounds":3,"runsOfCell":10,\
        "seed":7}\
        """);
  }
}
