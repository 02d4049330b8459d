package org.xmlbench.house.engine.plan;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;

/** Durations as people write them: {@code 90s}, {@code 10m}, {@code 2h}, {@code 1h30m}. */
public final class Durations {
  private static final Pattern FORM =
      Pattern.compile("(?:(\\d{1,6})h)?(?:(\\d{1,6})m)?(?:(\\d{1,6})s)?");

  private Durations() {}

  /**
   * Reads a duration.
   *
   * @param option the option's name, for the message
   * @throws UserErrorException when it does not parse or is less than a second
   */
  public static Duration parse(String option, String text) {
    Matcher matcher = FORM.matcher(text.toLowerCase(Locale.ROOT));
    if (matcher.matches()) {
      Duration duration =
          Duration.ofHours(number(matcher.group(1)))
              .plusMinutes(number(matcher.group(2)))
              .plusSeconds(number(matcher.group(3)));
      if (duration.isPositive()) {
        return duration;
      }
    }
    throw new UserErrorException(
        option
            + " '"
            + text
            + "': must be a second or more, in whole hours, minutes and seconds, such as 90s, 10m"
            + " or 1h30m");
  }

  private static long number(String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }

  /** The same form, up to the next second, for what a user is to allow at least. */
  public static String formatUp(Duration duration) {
    return format(Duration.ofSeconds(duration.plusNanos(999_999_999).getSeconds()));
  }

  /** The same form, to the second. */
  public static String format(Duration duration) {
    long seconds = Math.max(0, Math.round(duration.toMillis() / 1000.0));
    StringBuilder text = new StringBuilder();
    if (seconds >= 3600) {
      text.append(seconds / 3600).append('h');
    }
    if (seconds >= 60 && seconds % 3600 / 60 > 0) {
      text.append(seconds % 3600 / 60).append('m');
    }
    if (seconds % 60 > 0 || text.isEmpty()) {
      text.append(seconds % 60).append('s');
    }
    return text.toString();
  }
}
