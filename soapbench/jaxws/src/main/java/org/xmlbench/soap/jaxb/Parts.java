package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlTransient;
import java.util.Optional;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;

/**
 * What stands inside an operation's element, of a request or a reply: one part or none. For
 * toolkits whose user binds the body's element; those of JAX-WS make such classes themselves.
 */
@XmlTransient
@XmlAccessorType(XmlAccessType.FIELD)
public abstract sealed class Parts
    permits NoParts,
        BytesParts,
        IntParts,
        DoubleParts,
        StringParts,
        MeshParts,
        EventParts,
        IntTraceParts,
        DoubleTraceParts {
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

  /**
   * Sets the data of a request.
   *
   * @throws IllegalArgumentException when a request carries none
   */
  void input(Payload data) {
    throw new IllegalArgumentException("a request of this operation carries no data");
  }

  /** The data of a request; {@code null} where it carries none. */
  Object input() {
    return null;
  }

  /**
   * Sets the data of a reply.
   *
   * @throws IllegalArgumentException when a reply carries none
   */
  void output(Payload data) {
    throw new IllegalArgumentException("a reply of this operation carries no data");
  }

  /** The data of a reply; {@code null} where it carries none. */
  Object output() {
    return null;
  }

  /** The parts of a request. */
  public static Parts request(SoapOperation operation, Optional<Payload> data) {
    Parts parts = empty(operation);
    if (data.isPresent() && operation.direction().asksWithData()) {
      parts.input(data.get());
    } else if (data.isPresent()) {
      parts.size = data.get().length();
    }
    return parts;
  }

  /**
   * The parts of a reply.
   *
   * @param value the data, a {@link Payload}, or a number of elements, or {@code null}
   */
  public static Parts reply(SoapOperation operation, Object value) {
    Parts parts = empty(operation);
    if (value instanceof Payload data) {
      parts.output(data);
    } else if (value instanceof Integer number) {
      parts.size = number;
    }
    return parts;
  }

  /** The class of the parts of an operation. */
  public static Class<? extends Parts> of(SoapOperation operation) {
    return empty(operation).getClass();
  }

  private static Parts empty(SoapOperation operation) {
    if (operation.carried().isEmpty()) {
      return new NoParts();
    }
    Shape shape = operation.shape();
    return switch (shape) {
      case BASE64 -> new BytesParts();
      case INTS -> new IntParts();
      case DOUBLES -> new DoubleParts();
      case STRINGS -> new StringParts();
      case MESH_INTERFACE_OBJECTS -> new MeshParts();
      case SIMPLE_EVENTS -> new EventParts();
      case INT_TRACE -> new IntTraceParts();
      case DOUBLE_TRACE -> new DoubleTraceParts();
    };
  }
}
