package org.xmlbench.suite.broken;

import java.util.List;
import java.util.Set;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** Toolkits whose messages are no envelopes alone, as they describe themselves. */
public abstract sealed class OtherWire extends HonestServer {
  private final Encoding encoding;

  private OtherWire(String id, Encoding encoding) {
    super(id);
    this.encoding = encoding;
  }

  @Override
  public ToolkitDescription describe() {
    ToolkitDescription usual = super.describe();
    return new ToolkitDescription(
        usual.id(),
        usual.library(),
        "org.xmlbench.test:other-wire",
        "1.0",
        "Apache-2.0",
        encoding,
        Set.of(Seam.HTTP, Seam.HTTP_CLOSE),
        "JDK",
        Set.of(),
        List.of(),
        List.of("org.xmlbench.suite.broken."));
  }

  /** Speaks no SOAP. */
  public static final class NoSoap extends OtherWire {
    /** The toolkit {@code no-soap}. */
    public NoSoap() {
      super("no-soap", Encoding.PROTOBUF);
    }
  }

  /** Declares that it sends bytes beside the envelope. */
  public static final class Beside extends OtherWire {
    /** The toolkit {@code beside+mtom}. */
    public Beside() {
      super("beside+mtom", Encoding.MTOM);
    }
  }
}
