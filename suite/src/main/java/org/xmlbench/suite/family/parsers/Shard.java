package org.xmlbench.suite.family.parsers;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;

/**
 * One of {@code count} parts of a plan. A group, and so every block, is always whole in one part.
 *
 * @param index 1-based
 * @param count number of parts
 */
record Shard(int index, int count) {
  /** The whole plan. */
  public static final Shard WHOLE = new Shard(1, 1);

  private static final Pattern FORM = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

  /**
   * Reads {@code i/n}.
   *
   * @throws UserErrorException when it is not of that form or i is not between 1 and n
   */
  public static Shard parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (matcher.matches()) {
      Shard shard =
          new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
      if (shard.index >= 1 && shard.index <= shard.count) {
        return shard;
      }
    }
    throw new UserErrorException(
        "--shard '" + text + "': write i/n with 1 <= i <= n, for example 1/4");
  }

  /** Whether the group at that 0-based position of the plan is in this part. */
  boolean holds(int position) {
    return position % count == index - 1;
  }

  @Override
  public String toString() {
    return index + "/" + count;
  }
}
