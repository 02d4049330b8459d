package org.xmlbench.soap.classic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;

/**
 * What the driver of 2005 was asked for.
 *
 * <p>Source: SOAPBench (SC'05), the arguments of its driver: {@code URL total letters sizes}.
 *
 * @param total elements that all calls of an operation carry together
 * @param operations in the order in which they run
 * @param sizes elements of the arrays, in the order given
 */
public record ClassicRequest(int total, List<SoapOperation> operations, List<Integer> sizes) {
  private static final int MOST_TOTAL = 100_000_000;
  private static final char ALL = 'a';
  private static final char VOID = 'v';

  /** The order of the old driver, which was that of no alphabet. */
  private static final List<Shape> ORDER =
      List.of(
          Shape.BASE64,
          Shape.DOUBLES,
          Shape.INTS,
          Shape.STRINGS,
          Shape.MESH_INTERFACE_OBJECTS,
          Shape.SIMPLE_EVENTS);

  private static final List<Direction> DIRECTIONS =
      List.of(Direction.ECHO, Direction.RECEIVE, Direction.SEND);

  public ClassicRequest {
    operations = List.copyOf(operations);
    sizes = List.copyOf(sizes);
  }

  /**
   * Reads arguments.
   *
   * @param letters a direction (r, s, e, or a for all) and a type (b, d, i, s, v, m, t, or a)
   * @param sizes separated by commas
   * @throws UserErrorException when one of them is none
   */
  public static ClassicRequest parse(String total, String letters, String sizes) {
    return new ClassicRequest(
        total(total),
        operations(letters),
        Arrays.stream(sizes.split(",")).map(ClassicRequest::size).toList());
  }

  /**
   * Requires that a toolkit's encoding carries every operation.
   *
   * @param toolkit its id
   * @throws UserErrorException when it does not
   */
  void requireCarriedBy(Encoding encoding, String toolkit) {
    if (encoding.isSecured()) {
      throw new UserErrorException(
          "%s secures its messages by keys that only a server which it starts itself has: take it without %s"
              .formatted(toolkit, encoding.suffix()));
    }
    for (SoapOperation operation : operations) {
      if (!encoding.carries(operation)) {
        throw new UserErrorException(
            "%s %s, and not of %s: write rb, sb, eb, or ab for the three"
                .formatted(toolkit, encoding.limits().orElseThrow(), operation.name()));
      }
    }
  }

  private static int size(String text) {
    int size = Exchange.size(text);
    if (size < 1 || size > Exchange.MOST) {
      throw new UserErrorException(
          "size '%s': must be a number of elements from 1 to %d".formatted(text, Exchange.MOST));
    }
    return size;
  }

  private static int total(String text) {
    try {
      int total = Integer.parseInt(text);
      if (total >= 1 && total <= MOST_TOTAL) {
        return total;
      }
    } catch (NumberFormatException e) {
      // Told below.
    }
    throw new UserErrorException(
        "total '%s': must be a number of elements from 1 to %d".formatted(text, MOST_TOTAL));
  }

  private static List<SoapOperation> operations(String letters) {
    List<SoapOperation> all = new ArrayList<>();
    if (letters.length() == 2) {
      DIRECTIONS.stream()
          .filter(direction -> matches(letters.charAt(0), direction.letter()))
          .forEach(direction -> all.addAll(operations(direction, letters.charAt(1))));
    }
    if (all.isEmpty()) {
      throw new UserErrorException(
          ("'%s': write a direction (r, s, e, or a for all) and a type (b, d, i, s, m, t, v with e,"
                  + " or a for all), such as aa or rd")
              .formatted(letters));
    }
    return all;
  }

  private static List<SoapOperation> operations(Direction direction, char type) {
    Stream<SoapOperation> none =
        direction == Direction.ECHO && matches(type, VOID)
            ? Stream.of(SoapOperation.ECHO_VOID)
            : Stream.empty();
    return Stream.concat(
            none,
            ORDER.stream()
                .filter(shape -> matches(type, shape.letter()))
                .map(shape -> SoapOperation.of(direction, shape)))
        .collect(Collectors.toList());
  }

  private static boolean matches(char asked, char letter) {
    return asked == ALL || asked == letter;
  }
}
