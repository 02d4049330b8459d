package org.xmlbench.core.check;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Path;

/**
 * What the suite asks a {@link CheckMain} for.
 *
 * <p>The answer to {@link Kind#DIGEST} is a {@link DriverDelivery}. The answer to {@link
 * Kind#EVENTS} is the canonical stream in pieces, each led by its length as an {@code int}, a piece
 * of length 0, and a {@link DriverDelivery} whose digest is empty.
 *
 * @param kind what of the file is wanted
 * @param file the file to parse
 */
public record Request(Kind kind, Path file) {
  /** What of a file is wanted. */
  public enum Kind {
    DIGEST,
    /** Its canonical stream. */
    EVENTS
  }

  /** Writes this request so that {@link #read} reads it. */
  public void write(DataOutput out) throws IOException {
    out.writeByte(kind.ordinal());
    out.writeUTF(file.toString());
  }

  static Request read(DataInput in) throws IOException {
    Kind kind = Kind.values()[in.readByte()];
    return new Request(kind, Path.of(in.readUTF()));
  }
}
