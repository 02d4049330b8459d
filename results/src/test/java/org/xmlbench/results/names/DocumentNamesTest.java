package org.xmlbench.results.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Short names of documents: unique, and the same in all checkouts. */
class DocumentNamesTest {
  private static final String CHECKOUT = "/home/ci/workspace/checkout-17";

  @Example
  void aFileIsNamedWithoutItsFolder() {
    assertThat(DocumentNames.of(List.of("psd:4MiB", "file:/long/path/orders.xml")))
        .containsEntry("psd:4MiB", "psd:4MiB")
        .containsEntry("file:/long/path/orders.xml", "file:orders.xml");
    assertThat(DocumentNames.of(List.of("file:C:\\data\\orders.xml")))
        .containsValue("file:orders.xml");
  }

  @Example
  void filesOfOneNameKeepTheFoldersThatTellThemApart() {
    assertThat(
            DocumentNames.of(
                List.of(
                    "file:/w/x/may/in/orders.xml",
                    "file:/w/x/june/in/orders.xml",
                    "file:/w/x/june/in/bills.xml")))
        .containsValues("file:may/in/orders.xml", "file:june/in/orders.xml", "file:bills.xml");
  }

  /** The folder of the checkout is no part of the name of the file that stands in it. */
  @Example
  void aFileBesideTheFolderOfItsNamesakeHasNoFolder() {
    assertThat(DocumentNames.of(List.of("file:/w/x/orders.xml", "file:/w/x/may/orders.xml")))
        .containsValues("file:orders.xml", "file:may/orders.xml");
  }

  @Provide
  Arbitrary<Set<String>> files() {
    Arbitrary<String> part = Arbitraries.of("a", "b", "orders.xml", "a b", "x=1", "é", "c:d", "\\");
    return part.list()
        .ofMinSize(1)
        .ofMaxSize(4)
        .map(path -> String.join("/", path))
        .set()
        .ofMinSize(1)
        .ofMaxSize(8);
  }

  @Property
  void namesAreTheSameInTwoCheckouts(@ForAll("files") Set<String> files) {
    assertThat(names(CHECKOUT, files))
        .isEqualTo(names("/srv/other", files))
        .allSatisfy(name -> assertThat(name).doesNotContain("checkout-17", "workspace"));
  }

  private static List<String> names(String checkout, Set<String> files) {
    List<String> documents = files.stream().map(file -> "file:" + checkout + "/" + file).toList();
    return documents.stream().map(DocumentNames.of(documents)::get).toList();
  }

  @Property
  void noTwoDocumentsHaveOneName(@ForAll("files") Set<String> paths, @ForAll Set<String> others) {
    List<String> documents = new ArrayList<>(others);
    paths.forEach(path -> documents.addAll(List.of("file:" + path, "file:/" + path, path)));

    assertThat(DocumentNames.of(documents))
        .containsOnlyKeys(documents)
        .extractingFromEntries(java.util.Map.Entry::getValue)
        .doesNotContainNull()
        .doesNotHaveDuplicates();
  }
}
