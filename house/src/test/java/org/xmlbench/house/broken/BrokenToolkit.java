package org.xmlbench.house.broken;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.message.MtomPackage;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;

/** Toolkits that are wrong, each in one way. */
public final class BrokenToolkit {
  private static final int LATER = 50;

  private BrokenToolkit() {}

  /** Writes another number than it was given. */
  public static final class SaysWrong extends HonestToolkit {
    public SaysWrong() {
      super("soap-says-wrong");
    }

    @Override
    byte[] written(byte[] request) {
      String text = new String(request, StandardCharsets.UTF_8);
      return text.replace(">3.0<", ">4.0<").getBytes(StandardCharsets.UTF_8);
    }
  }

  /** Is to send bytes beside the envelope, and has them inside it. */
  public static final class Inlines extends HonestToolkit {
    public Inlines() {
      super("soap-inlines", Encoding.MTOM);
    }

    @Override
    byte[] written(byte[] request) throws MessageException {
      return MtomPackage.parse(request, Optional.empty()).inlined();
    }
  }

  /** Reads another number than it was sent. */
  public static final class HearsWrong extends HonestToolkit {
    public HearsWrong() {
      super("soap-hears-wrong");
    }

    @Override
    Reply understood(Reply reply) {
      if (reply.data().orElse(null) instanceof Payload.Doubles(double[] values)) {
        values[values.length - 1]++;
      }
      return reply;
    }
  }

  /** Is right at first, and writes less once it is timed. */
  public static final class SaysLessLater extends HonestToolkit {
    private int calls;

    public SaysLessLater() {
      super("soap-says-less-later");
    }

    @Override
    byte[] written(byte[] request) {
      return calls++ < LATER ? request : new byte[] {'<', 'a', '/', '>'};
    }
  }

  /** Needs what no host has. */
  public static final class Unavailable extends HonestToolkit {
    public Unavailable() {
      super("soap-unavailable");
    }

    @Override
    public Optional<String> unavailable() {
      return Optional.of("moonstone not found: dig for it");
    }

    @Override
    Optional<String> version() {
      return Optional.empty();
    }
  }

  /** Declares how its messages differ from what is required. */
  public static final class Declares extends HonestToolkit {
    public Declares() {
      super("soap-declares");
    }

    @Override
    public ToolkitDescription describe() {
      ToolkitDescription honest = super.describe();
      return new ToolkitDescription(
          honest.id(),
          honest.library(),
          honest.seams(),
          new ToolkitMessages(
              honest.encoding(),
              Set.of(PermittedDifference.EMPTY_HEADER),
              Map.of(ProfileAssertion.R2745, "sends no SOAPAction")),
          honest.setup());
    }
  }

  public static final class Throws extends HonestToolkit {
    public Throws() {
      super("soap-throws");
    }

    @Override
    byte[] written(byte[] request) {
      throw new IllegalStateException("the toolkit is tired");
    }
  }

  /** Ends the JVM. */
  public static final class Exits extends HonestToolkit {
    public Exits() {
      super("soap-exits");
    }

    @Override
    byte[] written(byte[] request) {
      System.exit(0);
      return request;
    }
  }

  /** Answers nothing any more. */
  public static final class Hangs extends HonestToolkit {
    public Hangs() {
      super("soap-hangs");
    }

    @Override
    byte[] written(byte[] request) throws InterruptedException {
      Thread.sleep(Long.MAX_VALUE);
      return request;
    }
  }
}
