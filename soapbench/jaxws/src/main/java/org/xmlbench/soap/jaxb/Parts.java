package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlTransient;
import jakarta.xml.bind.annotation.XmlType;
import java.util.Optional;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.jaxb.trace.JaxbDoubleTrace;
import org.xmlbench.soap.jaxb.trace.JaxbIntTrace;
import org.xmlbench.soap.jaxb.trace.JaxbNotification;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;

/**
 * What stands inside an operation's element, of a request or a reply: one part or none. For
 * toolkits whose user binds the body's element; those of JAX-WS make such classes themselves.
 */
@XmlTransient
public abstract sealed class Parts {
  @XmlElement(name = "size")
  private Integer size;

  /** The data of a reply, or its number of elements, or {@code null}. */
  public final Object reply() {
    return output() == null ? size : output();
  }

  /** The data of a request, or its number of elements, or {@code null}. */
  public final Object asked() {
    return input() == null ? size : input();
  }

  /** Sets the data of a request, or of a reply, as JAXB's object; {@code null} of the other. */
  abstract void set(Object input, Object output);

  /** The data of a request; {@code null} where it carries none. */
  Object input() {
    return null;
  }

  /** The data of a reply; {@code null} where it carries none. */
  Object output() {
    return null;
  }

  /** The parts of a request. */
  public static Parts request(SoapOperation operation, Optional<Payload> data) {
    Parts parts = empty(operation);
    switch (BodyContent.request(operation, data).value()) {
      case Payload input -> parts.set(JaxbPayload.of(input), null);
      case Integer size -> parts.size = size;
      case null, default -> {
        // The operation carries nothing.
      }
    }
    return parts;
  }

  /**
   * The parts of a reply.
   *
   * @param value the data as JAXB's object, or a number of elements, or {@code null}
   */
  public static Parts reply(SoapOperation operation, Object value) {
    Parts parts = empty(operation);
    switch (value) {
      case Integer number -> parts.size = number;
      case Object output -> parts.set(null, output);
      case null -> {
        // The operation carries nothing.
      }
    }
    return parts;
  }

  /** The class of the parts of an operation. */
  public static Class<? extends Parts> of(SoapOperation operation) {
    return empty(operation).getClass();
  }

  private static Parts empty(SoapOperation operation) {
    if (operation.carried().isEmpty()) {
      return new None();
    }
    Shape shape = operation.shape();
    return switch (shape) {
      case BASE64 -> new Bytes();
      case INTS -> new Ints();
      case DOUBLES -> new Doubles();
      case STRINGS -> new Strings();
      case MESH_INTERFACE_OBJECTS -> new Meshes();
      case SIMPLE_EVENTS -> new Events();
      case E134_INTS, E134_DOUBLES -> new Notification();
      case INT_TRACE -> new IntTrace();
      case DOUBLE_TRACE -> new DoubleTrace();
    };
  }

  /** Nothing. */
  @XmlType(name = "")
  public static final class None extends Parts {
    @Override
    void set(Object input, Object output) {
      throw new IllegalArgumentException("messages of this operation carry no data");
    }
  }

  /** Bytes. */
  @XmlType(name = "")
  public static final class Bytes extends Parts {
    private byte[] input;
    private byte[] output;

    @Override
    void set(Object input, Object output) {
      this.input = (byte[]) input;
      this.output = (byte[]) output;
    }

    @Override
    Object input() {
      return input;
    }

    @Override
    Object output() {
      return output;
    }
  }

  /** Integers. */
  @XmlType(name = "")
  public static final class Ints extends Parts {
    private ArrayOfInt input;
    private ArrayOfInt output;

    @Override
    void set(Object input, Object output) {
      this.input = (ArrayOfInt) input;
      this.output = (ArrayOfInt) output;
    }

    @Override
    Object input() {
      return input;
    }

    @Override
    Object output() {
      return output;
    }
  }

  /** Doubles. */
  @XmlType(name = "")
  public static final class Doubles extends Parts {
    private ArrayOfDouble input;
    private ArrayOfDouble output;

    @Override
    void set(Object input, Object output) {
      this.input = (ArrayOfDouble) input;
      this.output = (ArrayOfDouble) output;
    }

    @Override
    Object input() {
      return input;
    }

    @Override
    Object output() {
      return output;
    }
  }

  /** Strings. */
  @XmlType(name = "")
  public static final class Strings extends Parts {
    private ArrayOfString input;
    private ArrayOfString output;

    @Override
    void set(Object input, Object output) {
      this.input = (ArrayOfString) input;
      this.output = (ArrayOfString) output;
    }

    @Override
    Object input() {
      return input;
    }

    @Override
    Object output() {
      return output;
    }
  }

  /** Mesh interface objects. */
  @XmlType(name = "")
  public static final class Meshes extends Parts {
    private ArrayOfMeshInterfaceObject input;
    private ArrayOfMeshInterfaceObject output;

    @Override
    void set(Object input, Object output) {
      this.input = (ArrayOfMeshInterfaceObject) input;
      this.output = (ArrayOfMeshInterfaceObject) output;
    }

    @Override
    Object input() {
      return input;
    }

    @Override
    Object output() {
      return output;
    }
  }

  /** Events. */
  @XmlType(name = "")
  public static final class Events extends Parts {
    private ArrayOfSimpleEvent input;
    private ArrayOfSimpleEvent output;

    @Override
    void set(Object input, Object output) {
      this.input = (ArrayOfSimpleEvent) input;
      this.output = (ArrayOfSimpleEvent) output;
    }

    @Override
    Object input() {
      return input;
    }

    @Override
    Object output() {
      return output;
    }
  }

  /** A published report, which no reply has. */
  @XmlType(name = "")
  public static final class Notification extends Parts {
    private JaxbNotification input;

    @Override
    void set(Object input, Object output) {
      this.input = (JaxbNotification) input;
    }

    @Override
    Object input() {
      return input;
    }
  }

  /** A report of ints, which no reply has. */
  @XmlType(name = "")
  public static final class IntTrace extends Parts {
    private JaxbIntTrace input;

    @Override
    void set(Object input, Object output) {
      this.input = (JaxbIntTrace) input;
    }

    @Override
    Object input() {
      return input;
    }
  }

  /** A report of doubles, which no reply has. */
  @XmlType(name = "")
  public static final class DoubleTrace extends Parts {
    private JaxbDoubleTrace input;

    @Override
    void set(Object input, Object output) {
      this.input = (JaxbDoubleTrace) input;
    }

    @Override
    Object input() {
      return input;
    }
  }
}
