package org.xmlbench.core.check;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.xmlbench.core.event.EventTotals;

/** What a driver made of one file. */
public sealed interface DriverDelivery {
  /** Longer messages are cut: no parser has that much to say. */
  int LONGEST_MESSAGE = 2_000;

  /**
   * The events of a whole document.
   *
   * @param digest digest of the canonical stream, 64 lower-case hexadecimal digits
   * @param totals what a sink added up
   */
  record Delivered(String digest, EventTotals totals) implements DriverDelivery {}

  /**
   * The parser rejected the document.
   *
   * @param line 1-based, or 0 where the parser does not say
   * @param column 1-based, or 0 where the parser does not say
   * @param message the parser's message
   */
  record Rejected(int line, int column, String message) implements DriverDelivery {
    public String text() {
      return line + ":" + column + ": " + message;
    }
  }

  /**
   * The driver cannot deliver something that the document holds, and reports it.
   *
   * @param message starts with {@code unsupported: }
   */
  record Unsupported(String message) implements DriverDelivery {}

  /**
   * The driver broke: it threw what no parser should, ended its JVM, or did not end in time.
   *
   * @param message what happened
   */
  record Failed(String message) implements DriverDelivery {}

  /** Writes a delivery so that {@link #read} reads it. */
  static void write(DriverDelivery delivery, DataOutput out) throws IOException {
    switch (delivery) {
      case Delivered delivered -> {
        out.writeByte('D');
        out.writeUTF(delivered.digest());
        out.writeUTF(delivered.totals().toText());
      }
      case Rejected rejected -> {
        out.writeByte('R');
        out.writeInt(rejected.line());
        out.writeInt(rejected.column());
        out.writeUTF(cut(rejected.message()));
      }
      case Unsupported unsupported -> {
        out.writeByte('U');
        out.writeUTF(cut(unsupported.message()));
      }
      case Failed failed -> {
        out.writeByte('F');
        out.writeUTF(cut(failed.message()));
      }
    }
  }

  /**
   * Reads a delivery.
   *
   * @throws IOException when the other side has ended, or what it wrote is no delivery
   */
  static DriverDelivery read(DataInput in) throws IOException {
    byte kind = in.readByte();
    return switch (kind) {
      case 'D' -> new Delivered(in.readUTF(), EventTotals.parse(in.readUTF()));
      case 'R' -> new Rejected(in.readInt(), in.readInt(), in.readUTF());
      case 'U' -> new Unsupported(in.readUTF());
      case 'F' -> new Failed(in.readUTF());
      default -> throw new IOException("not a delivery: " + kind);
    };
  }

  private static String cut(String message) {
    return message.length() <= LONGEST_MESSAGE
        ? message
        : message.substring(0, LONGEST_MESSAGE) + "…";
  }
}
