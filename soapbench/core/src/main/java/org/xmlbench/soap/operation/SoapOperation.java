package org.xmlbench.soap.operation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/**
 * One of SOAPBench's nineteen operations, or one of those that take a trace report.
 *
 * <p>Source: SOAPBench (SC'05); NIST's and SEMATECH's measurements of SEMI E134. {@code echoX}
 * takes data and gives it back, {@code receiveX} takes data and gives the number of its elements,
 * {@code sendX} takes a number and gives that much data, and {@code echoVoid} takes and gives
 * nothing.
 *
 * @param direction which way the data goes
 * @param carried what the data is; empty for {@code echoVoid}
 */
public record SoapOperation(Direction direction, Optional<Shape> carried) {
  /** Which way the data of an operation goes. */
  public enum Direction {
    /** To the server and back. */
    ECHO("echo"),
    /** To the server. */
    RECEIVE("receive"),
    /** From the server. */
    SEND("send");

    private final String prefix;

    Direction(String prefix) {
      this.prefix = prefix;
    }

    /** The beginning of the names of its operations. */
    public String prefix() {
      return prefix;
    }

    /** Whether the request carries the data. */
    public boolean asksWithData() {
      return this != SEND;
    }
  }

  /**
   * @throws IllegalArgumentException when a trace report is to come from the service
   */
  public SoapOperation {
    if (carried.filter(Shape::isTrace).isPresent() && direction != Direction.RECEIVE) {
      throw new IllegalArgumentException("a trace report goes to the service alone");
    }
  }

  /** The operation without data. */
  public static final SoapOperation ECHO_VOID = new SoapOperation(Direction.ECHO, Optional.empty());

  public static SoapOperation of(Direction direction, Shape shape) {
    return new SoapOperation(direction, Optional.of(shape));
  }

  /** All nineteen: {@code echoVoid}, then each shape in each direction. */
  public static List<SoapOperation> all() {
    List<SoapOperation> all = new ArrayList<>(List.of(ECHO_VOID));
    for (Direction direction : Direction.values()) {
      Arrays.stream(Shape.values())
          .filter(shape -> !shape.isTrace())
          .forEach(shape -> all.add(of(direction, shape)));
    }
    return List.copyOf(all);
  }

  /** Those that take a trace report, of which SOAPBench knows nothing. */
  public static List<SoapOperation> traces() {
    return Arrays.stream(Shape.values())
        .filter(Shape::isTrace)
        .map(shape -> of(Direction.RECEIVE, shape))
        .toList();
  }

  /** Every operation of the WSDLs: the nineteen, then those of trace reports. */
  public static List<SoapOperation> known() {
    return Stream.concat(all().stream(), traces().stream()).toList();
  }

  /**
   * The operation of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static SoapOperation named(String name) {
    return named(name, known());
  }

  /**
   * The operation of that name.
   *
   * @param offered those that the message about an unknown one offers
   * @throws UserErrorException when there is none
   */
  public static SoapOperation named(String name, List<SoapOperation> offered) {
    return known().stream()
        .filter(operation -> operation.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UserErrorException(
                    NearestName.unknown(
                        "operation", name, offered.stream().map(SoapOperation::name).toList())));
  }

  public String name() {
    return direction.prefix() + carried.map(Shape::suffix).orElse("Void");
  }

  /**
   * What it carries.
   *
   * @throws java.util.NoSuchElementException of {@code echoVoid}
   */
  public Shape shape() {
    return carried.orElseThrow();
  }
}
