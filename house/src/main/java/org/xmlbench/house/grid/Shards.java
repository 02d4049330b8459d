package org.xmlbench.house.grid;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.grid.Assignment;

/** Reads which shard of a plan is meant. */
public final class Shards {
  private static final Pattern FORM = Pattern.compile("(\\d{1,6}|auto)/(\\d{1,6})");

  private Shards() {}

  /**
   * Reads {@code i/n}, or {@code auto/n} where a scheduler says which element of an array job this
   * is.
   *
   * @param environment the variables of this process
   * @throws UserErrorException when it is not of that form, i is not between 1 and n, or no
   *     scheduler says it
   */
  public static Assignment.Shard parse(String text, Map<String, String> environment) {
    Matcher matcher = FORM.matcher(text);
    if (matcher.matches()) {
      int count = Integer.parseInt(matcher.group(2));
      if (count >= 1 && matcher.group(1).equals("auto")) {
        return new Assignment.Shard(ArrayJob.index(environment, count), count);
      }
      if (count >= 1) {
        int index = Integer.parseInt(matcher.group(1));
        if (index >= 1 && index <= count) {
          return new Assignment.Shard(index, count);
        }
      }
    }
    throw new UserErrorException(
        "--shard '%s': write i/n with 1 <= i <= n, for example 1/4, or auto/n in an array job"
            .formatted(text));
  }
}
