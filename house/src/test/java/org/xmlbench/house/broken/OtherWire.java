package org.xmlbench.house.broken;

import java.util.Set;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;

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
        new SubjectLibrary(
            usual.library().name(), "org.xmlbench.test:other-wire", "1.0", "Apache-2.0"),
        Set.of(Seam.HTTP, Seam.HTTP_CLOSE),
        ToolkitMessages.in(encoding),
        SubjectSetup.ofDefaults("JDK", "org.xmlbench.house.broken."),
        usual.http());
  }

  /** Speaks no SOAP. */
  public static final class NoSoap extends OtherWire {
    public NoSoap() {
      super("no-soap", Encoding.PROTOBUF);
    }
  }

  /** Declares that it sends bytes beside the envelope. */
  public static final class Beside extends OtherWire {
    public Beside() {
      super("beside+mtom", Encoding.MTOM);
    }
  }

  /** Declares that it signs its messages. */
  public static final class Sealed extends OtherWire {
    public Sealed() {
      super("sealed+sign", Encoding.SIGNED);
    }
  }
}
