package org.xmlbench.families.programs.runs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.house.run.KeptRequest;

class ProgramsRequestTest {
  @Test
  void aManifestKeepsItFlat() {
    KeptRequest.assertIs(
        new ProgramsRequest(
            "quick", List.of("wc"), "piccolo-sax", 10, 1024L, new RunsOfFork(3, 5), 7),
        """
        {"profile":"quick","programs":["wc"],"driver":"piccolo-sax","rounds":10,"size":1024,\
        "warmUps":3,"runs":5,"seed":7}\
        """);
  }
}
