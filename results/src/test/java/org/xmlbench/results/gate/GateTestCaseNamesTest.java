package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The names of the test cases in the gate's JUnit report. */
class GateTestCaseNamesTest {
  private static final String CONDITION = "/gc=serial,heap=64m,input=memory,parser=reused";

  /** Build servers follow a test case by its name: it is the same, however the test ends. */
  @Test
  void aTestCaseIsCalledAsItsCellHoweverItEnds() throws Exception {
    for (GateResult result :
        List.of(
            GateOutputTest.regressed(),
            GateOutputTest.failed(),
            GateOutputTest.unfit(),
            GateOutputTest.sentinelFailed())) {
      Element suite = GateOutputTest.parse(GateJunitXml.render(result)).getDocumentElement();
      NodeList cases = suite.getElementsByTagName("testcase");
      List<String> names = new ArrayList<>();
      for (int i = 0; i < cases.getLength(); i++) {
        names.add(((Element) cases.item(i)).getAttribute("name"));
      }
      assertThat(names)
          .startsWith("interop-int:10000" + CONDITION, "overhead" + CONDITION)
          .endsWith("machine")
          .doesNotHaveDuplicates()
          .allMatch(name -> name.equals("machine") || name.endsWith(CONDITION));
    }
  }

  @Test
  void aSentinelThatFailedIsTheMachinesFailure() throws Exception {
    Element suite =
        GateOutputTest.parse(GateJunitXml.render(GateOutputTest.sentinelFailed()))
            .getDocumentElement();
    Element failure = (Element) suite.getElementsByTagName("failure").item(0);
    assertThat(((Element) failure.getParentNode()).getAttribute("name")).isEqualTo("machine");
    assertThat(failure.getAttribute("message"))
        .startsWith("second copy of the baseline on psd:4MiB: failed: the JVM ended; fit (");
  }
}
