package org.xmlbench.readahead.condition;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/**
 * The state of page cache and storage under which files are read, by a name that says all of it:
 * {@code cached}, {@code uncached}, {@code uncached@100MB/s}, {@code uncached@ra16K}, or both.
 *
 * @param cached whether the whole file is in the page cache
 * @param bytesPerSecond limit of reading; empty for the storage as it is
 * @param readAheadKib how far the kernel reads ahead; empty for the storage as it is
 */
public record StorageCondition(
    boolean cached, OptionalLong bytesPerSecond, OptionalInt readAheadKib) {
  /** Everything that is read is in the page cache. */
  public static final StorageCondition CACHED =
      new StorageCondition(true, OptionalLong.empty(), OptionalInt.empty());

  /** Nothing that is read is in the page cache of this host; what lies below it, nobody knows. */
  public static final StorageCondition UNCACHED =
      new StorageCondition(false, OptionalLong.empty(), OptionalInt.empty());

  private static final long MEGA = 1_000_000;
  private static final List<String> FORMS =
      List.of("cached", "uncached", "uncached@100MB/s", "uncached@ra16K");
  private static final Pattern NAME =
      Pattern.compile("uncached(?:@([1-9]\\d{0,4})MB/s)?(?:@ra([1-9]\\d{0,5})K)?");

  /**
   * The condition of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static StorageCondition parse(String name) {
    if (name.equals("cached")) {
      return CACHED;
    }
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      throw new UserErrorException(
          NearestName.unknown("condition", name, FORMS)
              + (name.contains("@") ? " (rates are written as 100MB/s, read-ahead as ra16K)" : ""));
    }
    Optional<String> rate = Optional.ofNullable(matcher.group(1));
    Optional<String> readAhead = Optional.ofNullable(matcher.group(2));
    return new StorageCondition(
        false,
        rate.map(Long::parseLong).map(r -> OptionalLong.of(r * MEGA)).orElse(OptionalLong.empty()),
        readAhead.map(Integer::parseInt).map(OptionalInt::of).orElse(OptionalInt.empty()));
  }

  /** The name, which {@link #parse} reads. */
  public String name() {
    StringBuilder name = new StringBuilder(cached ? "cached" : "uncached");
    bytesPerSecond.ifPresent(rate -> name.append('@').append(rate / MEGA).append("MB/s"));
    readAheadKib.ifPresent(kib -> name.append("@ra").append(kib).append('K'));
    return name.toString();
  }

  /**
   * What the name does not say, for a reader: what a virtual disk's host keeps in its own memory is
   * out of reach, so every file was read once before.
   */
  public String meaning() {
    return cached
        ? "the whole file is in the page cache"
        : "uncached (host-warm): out of this host's page cache, read once before";
  }

  @Override
  public String toString() {
    return name();
  }
}
