package org.xmlbench.piximal.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each client delivers by PIXIMAL what it delivers by another parser. */
abstract class ClientContract {
  /** What was delivered where the client failed. */
  static final String ERROR = "error";

  /** Clients of one kind. */
  abstract List<Client> clients();

  @TestFactory
  Stream<DynamicContainer> everyDocumentIsDeliveredAsByTheOtherParser() {
    Map<String, byte[]> documents = Documents.all();
    return clients().stream()
        .map(
            client ->
                DynamicContainer.dynamicContainer(
                    client.toString(),
                    documents.entrySet().stream()
                        .map(
                            it ->
                                DynamicTest.dynamicTest(
                                    it.getKey(),
                                    () -> check(client, it.getKey(), it.getValue())))));
  }

  private static void check(Client client, String name, byte[] document) {
    Outcome piximal = Outcome.of(client, Parser.PIXIMAL, document);
    Outcome other = Outcome.of(client, client.other(), document);
    boolean wrong =
        Documents.MALFORMED.contains(name) && (client.whole() || !name.equals(Documents.BEHIND));
    Difference expected = client.differing().get(name);
    boolean refused =
        wrong
            || client.refused().contains(name)
            || expected == Difference.READ
            || expected == Difference.REFERENCE;
    assertThat(other.isError())
        .as("%s by %s: %s", client, client.other(), other)
        .isEqualTo(refused);
    if (expected == null) {
      assertThat(piximal.text()).as("%s", piximal).isEqualTo(other.text());
    } else {
      assertThat(piximal.text()).as("differs no more").isNotEqualTo(other.text());
      assertThat(expected.explains(piximal.text(), other.text()))
          .as("%s: %s is no such difference of %s", expected, piximal, other)
          .isTrue();
    }
  }

  /**
   * What a client made of a document.
   *
   * @param text that it delivered
   * @param error null where it read the document
   */
  private record Outcome(String text, Exception error) {
    static Outcome of(Client client, Parser parser, byte[] document) {
      try {
        return new Outcome(client.reading().read(parser, document), null);
      } catch (Exception e) {
        return new Outcome(ERROR, e);
      }
    }

    boolean isError() {
      return error != null;
    }

    @Override
    public String toString() {
      return error == null ? text : stack();
    }

    private String stack() {
      java.io.StringWriter out = new java.io.StringWriter();
      error.printStackTrace(new java.io.PrintWriter(out));
      return out.toString().lines().limit(12).reduce("", (a, b) -> a + "\n" + b);
    }
  }
}
