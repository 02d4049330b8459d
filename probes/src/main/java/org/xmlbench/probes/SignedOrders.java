package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/** The orders in a {@code ws-security} document. */
final class SignedOrders {
  /** Their namespace, for which the signed body declares a prefix. */
  static final String NAMESPACE = "http://xmlbench.org/orders";

  /** The element around all of them. */
  static final Name PLACE = name("placeOrders");

  private static final Name ORDER = name("order");
  private static final Name ID = Name.of("id");
  private static final Name CUSTOMER = name("customer");
  private static final Name ITEM = name("item");
  private static final Name QUANTITY = Name.of("quantity");
  private static final Name PRICE = name("price");
  private static final String[] ITEMS = {
    "cable & plug", "lamp", "desk", "chair", "drill < 5 mm", "paint", "brush", "ladder", "hammer"
  };

  private SignedOrders() {}

  private static Name name(String local) {
    return Name.of(NAMESPACE, "o", local);
  }

  /** Writes an order in its canonical form: no empty-element tags, attributes in order. */
  static void write(DocumentWriter writer, long index, SplitMix64 random, TextBuffer text)
      throws IOException {
    writer.start(ORDER).attribute(ID, text.clear().add("order-").add(index));
    writer.element(CUSTOMER, text.clear().add("customer ").padded(random.below(100_000), 5));
    int items = random.between(1, 3);
    for (int i = 0; i < items; i++) {
      writer.start(ITEM).attribute(QUANTITY, text.clear().add(random.between(1, 20)));
      writer.text(random.pick(ITEMS)).end();
      writer.element(PRICE, text.clear().decimal(random.between(50, 90_000), 2));
    }
    writer.end().newline();
  }
}
