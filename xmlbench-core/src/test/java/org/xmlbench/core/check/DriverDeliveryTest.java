package org.xmlbench.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;

class DriverDeliveryTest {
  private static final DriverDelivery DELIVERED =
      new DriverDelivery.Delivered(
          "0".repeat(64), new EventTotals(new EventTally(1, 2, 3, 4, 5), 6, 7, 1L << 40));

  @Test
  void everyDeliveryIsReadAsItWasWritten() throws IOException {
    List<DriverDelivery> deliveries =
        List.of(
            DELIVERED,
            new DriverDelivery.Rejected(3, 0, "no end tag for ä"),
            new DriverDelivery.Unsupported("unsupported: entity e"),
            new DriverDelivery.Failed("heap"));
    for (DriverDelivery delivery : deliveries) {
      assertThat(read(write(delivery))).isEqualTo(delivery);
    }
  }

  @Test
  void aMessageOfAnyLengthIsCut() throws IOException {
    DriverDelivery read = read(write(new DriverDelivery.Failed("ä".repeat(1_000_000))));
    assertThat(((DriverDelivery.Failed) read).message())
        .hasSize(DriverDelivery.LONGEST_MESSAGE + 1);
  }

  @Test
  void halfADeliveryAndWhatIsNoneAreErrors() throws IOException {
    byte[] whole = write(DELIVERED);
    byte[] half = java.util.Arrays.copyOf(whole, whole.length - 1);
    assertThatThrownBy(() -> read(half)).isInstanceOf(EOFException.class);
    assertThatThrownBy(() -> read(new byte[] {'x'}))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("not a delivery");
  }

  private static byte[] write(DriverDelivery delivery) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DriverDelivery.write(delivery, new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static DriverDelivery read(byte[] bytes) throws IOException {
    return DriverDelivery.read(new DataInputStream(new ByteArrayInputStream(bytes)));
  }
}
