package org.xmlbench.analytics;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.xmlbench.core.UserErrorException;

/** Instants of records as the engine takes them. */
final class Times {
  private Times() {}

  /**
   * The instant as a date and time of UTC; {@code null} stays {@code null}.
   *
   * @throws UserErrorException when it is none
   */
  static LocalDateTime utc(String instant) {
    if (instant == null) {
      return null;
    }
    try {
      return LocalDateTime.ofInstant(Instant.parse(instant), ZoneOffset.UTC);
    } catch (DateTimeException e) {
      throw new UserErrorException(
          "a record or manifest says '%s', which is no instant".formatted(instant), e);
    }
  }
}
