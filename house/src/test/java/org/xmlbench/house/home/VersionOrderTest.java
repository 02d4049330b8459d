package org.xmlbench.house.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How versions of libraries and of the JDK are ordered. */
class VersionOrderTest {
  @ParameterizedTest
  @CsvSource({
    "2.9, <, 2.10",
    "2.0, =, 2.0.0",
    "2.0-SNAPSHOT, <, 2.0",
    "2.0-rc1, <, 2.0",
    "1.0-alpha-2, <, 1.0-beta-1",
    "2.0.6, <, 2.0.6.1",
    "7.3.0.Final, =, 7.3.0",
    "2.7.0, <, 2.7.0.SP1",
    "33.0, <, 33.0-jre",
    "7.3.0, <, 7.3.0-redhat-00001",
    "2.9.14, <, 2.9.14+dfsg-1.3~deb12u1",
    "1.1.4, <, 1.1.4c",
    "1.0.3, <, 1.04",
    "1.2, <, 20040117",
  })
  void librariesAreOrderedAsMavenDoes(String a, String sign, String b) {
    assertOrder(VersionOrder.LIBRARY, a, sign, b);
  }

  @ParameterizedTest
  @CsvSource({
    "25.0.3, <, 25.0.3+9-LTS",
    "25.0.2+10-LTS, <, 25.0.3",
    "25-ea, <, 25",
    "25-ea+12-1234, <, 25",
    "25, <, 25.0.3",
    "25.0.3, <, 26-ea",
    "21, <, 25-ea",
    "25.0.3, <, 25.0.10",
    "25.0.3+9-LTS, <, 25.0.3+10",
    "25.0.3+9-LTS, =, 25.0.3+9-Ubuntu-1ubuntu124.04",
    "25.0.3-internal-adhoc.root.jdk, <, 25.0.3",
    "17.0.19-ga, =, 17.0.19",
    "17.0.8, <, 17.0.8.1+1-LTS",
    "1.8.0_402, <, 9",
    "1.8.0_402, <, 1.8.0_1000",
    "1.8.0_402, =, 8u402",
    "1.8.0_402-b06, =, 8u402-b07",
    "1.8.0_402-8u402-ga-2ubuntu1~22.04-b06, =, 1.8.0_402",
    "1.8.0-ea, <, 1.8.0",
    "1.8.0, <, 1.8.0_05",
    "8, =, 1.8.0",
    "1.7.0_80, <, 1.8.0",
  })
  void jdksAreOrderedAsTheJdkDoes(String a, String sign, String b) {
    assertOrder(VersionOrder.JDK, a, sign, b);
  }

  private static void assertOrder(VersionOrder order, String a, String sign, String b) {
    assertThat(Integer.signum(order.compare(a, b).orElseThrow()))
        .isEqualTo(sign.equals("=") ? 0 : -1);
    assertThat(Integer.signum(order.compare(b, a).orElseThrow()))
        .isEqualTo(sign.equals("=") ? 0 : 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "?", "-", "unknown", "no release", "0 (not installed)", "2.1.3 (note)"})
  void whatIsNoVersionIsNotCompared(String text) {
    for (VersionOrder order : VersionOrder.values()) {
      assertThat(order.compare(text, "1")).isEmpty();
      assertThat(order.compare("1", text)).isEmpty();
      assertThat(order.has(text, List.of("1"))).isEmpty();
      assertThat(order.has("1", List.of("1", text))).isEmpty();
    }
  }

  /** A change is made in several lines of versions, and those between them do not have it. */
  @ParameterizedTest
  @CsvSource({
    "LIBRARY, 2.12.9, false",
    "LIBRARY, 2.12.10, true",
    "LIBRARY, 2.12.11, true",
    "LIBRARY, 2.13.5, false",
    "LIBRARY, 2.13.6, true",
    "LIBRARY, 2.14.0, true",
    "LIBRARY, 3.0, true",
    "LIBRARY, 2.11.99, false",
    "JDK, 1.8.0_482-b06, false",
    "JDK, 1.8.0_491, true",
    "JDK, 9.0.4, false",
    "JDK, 21.0.10+7-LTS, false",
    "JDK, 21.0.11+10-LTS, true",
    "JDK, 22.0.2, false",
    "JDK, 25-ea, false",
    "JDK, 25.0.3+9-LTS, true",
    "JDK, 25.0.4, true",
    "JDK, 26, false",
    "JDK, 26.0.1, true",
    "JDK, 27, true",
  })
  void aChangeIsThatOfTheVersionsLine(VersionOrder order, String version, boolean has) {
    List<String> changed =
        order == VersionOrder.LIBRARY
            ? List.of("2.12.10", "2.13.6")
            : List.of("8u491", "11.0.31", "17.0.19", "21.0.11", "25.0.3", "26.0.1");
    assertThat(order.has(version, changed)).contains(has);
    assertThat(order.has(version, changed.reversed())).contains(has);
  }
}
