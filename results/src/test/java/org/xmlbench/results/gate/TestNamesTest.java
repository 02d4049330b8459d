package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;

/** Names of test cases, which no host and no checkout changes. */
class TestNamesTest {
  private static final String FILE = "file:/home/ci/checkout-17/src/test/data/orders.xml";

  @Example
  void processorsAndFoldersAreNoPartOfIt() {
    String psd = "psd:4MiB/compile=foreground,cpus=2,gc=serial,heap=64m";

    assertThat(TestNames.of(List.of(psd, FILE + "/cpus=16,gc=serial", FILE + "2/cpus=1")))
        .isEqualTo(
            Map.of(
                psd,
                "psd:4MiB/compile=foreground,gc=serial,heap=64m",
                FILE + "/cpus=16,gc=serial",
                "file:orders.xml/gc=serial",
                FILE + "2/cpus=1",
                "file:orders.xml2/"));
  }

  @Example
  void whatDiffersByProcessorsAloneIsNumbered() {
    assertThat(TestNames.of(List.of("psd:4MiB/cpus=1,gc=g1", "psd:4MiB/cpus=2,gc=g1")).values())
        .containsExactly("psd:4MiB/gc=g1", "psd:4MiB/gc=g1_2");
  }

  /** A condition and the path of a document below a checkout. */
  record Planned(String path, Map<String, String> condition) {
    String cell(String checkout, String cpus) {
      Map<String, String> all = new java.util.HashMap<>(condition);
      all.put("cpus", cpus);
      String document = path.startsWith("/") ? "file:" + checkout + path : path;
      return ArmBlocks.name(new Cell("elm-stax", "1.0", document, Operation.PARSE, all));
    }
  }

  @Provide
  Arbitrary<Set<Planned>> planned() {
    Arbitrary<String> part =
        Arbitraries.of("a", "b.xml", "orders.xml", "x=1", "c,d=e", "cpus=3", " ");
    Arbitrary<String> path =
        Arbitraries.oneOf(
            part.list().ofMinSize(1).ofMaxSize(4).map(parts -> "/" + String.join("/", parts)),
            Arbitraries.of("psd:4MiB", "interop-int:100", "psd:64KiB:UTF-16"));
    Arbitrary<String> value = Arbitraries.of("serial", "g1", "64m", "document/literal", "");
    return Combinators.combine(
            path, Arbitraries.maps(Arbitraries.of("gc", "heap", "compile", "zeta"), value))
        .as(Planned::new)
        .set()
        .ofMinSize(1)
        .ofMaxSize(8);
  }

  @Property
  void namesAreUniqueAndTheSameOnTwoHostsInTwoCheckouts(@ForAll("planned") Set<Planned> planned) {
    List<String> here = names(planned, "/home/ci/checkout-17", "7531");
    List<String> there = names(planned, "/srv/b", "8642");

    assertThat(here)
        .isEqualTo(there)
        .doesNotHaveDuplicates()
        .allSatisfy(
            name ->
                assertThat(name)
                    .doesNotContain("checkout-17", "/home", "7531")
                    .isNotEqualTo("machine"));
  }

  private static List<String> names(Set<Planned> planned, String checkout, String cpus) {
    List<String> cells = planned.stream().map(one -> one.cell(checkout, cpus)).toList();
    return cells.stream().map(TestNames.of(cells)::get).toList();
  }
}
