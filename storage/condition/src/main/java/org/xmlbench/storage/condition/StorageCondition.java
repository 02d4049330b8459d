package org.xmlbench.storage.condition;

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
 * {@code cached}, {@code uncached}, {@code uncached@100MB/s}, {@code uncached@ra16K}, or both;
 * {@code remote@1ms}.
 *
 * @param cached whether the whole file is in the page cache
 * @param bytesPerSecond limit of reading; empty for the storage as it is
 * @param readAheadKib how far the kernel reads ahead; empty for the storage as it is
 * @param remoteDelayMillis how long a remote store waits before it answers a read; empty where
 *     files lie on this host
 */
public record StorageCondition(
    boolean cached,
    OptionalLong bytesPerSecond,
    OptionalInt readAheadKib,
    OptionalInt remoteDelayMillis) {
  /** Everything that is read is in the page cache. */
  public static final StorageCondition CACHED =
      local(true, OptionalLong.empty(), OptionalInt.empty());

  /** Nothing that is read is in the page cache of this host; what lies below it is unknown. */
  public static final StorageCondition UNCACHED =
      local(false, OptionalLong.empty(), OptionalInt.empty());

  private static final long MEGA = 1_000_000;
  private static final int PAGE_KIB = 4;
  private static final List<String> FORMS =
      List.of("cached", "uncached", "uncached@100MB/s", "uncached@ra16K", "remote@1ms");
  private static final Pattern NAME =
      Pattern.compile("uncached(?:@([1-9]\\d{0,4})MB/s)?(?:@ra([1-9]\\d{0,5})K)?");
  private static final Pattern REMOTE = Pattern.compile("remote@([1-9]\\d{0,2})ms");

  private static StorageCondition local(
      boolean cached, OptionalLong bytesPerSecond, OptionalInt readAheadKib) {
    return new StorageCondition(cached, bytesPerSecond, readAheadKib, OptionalInt.empty());
  }

  /** One condition of each kind, as a list shows them. */
  public static List<StorageCondition> examples() {
    return FORMS.stream().map(StorageCondition::parse).toList();
  }

  /**
   * The condition of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static StorageCondition parse(String name) {
    if (name.equals("cached")) {
      return CACHED;
    }
    Matcher remote = REMOTE.matcher(name);
    if (remote.matches()) {
      return new StorageCondition(
          false,
          OptionalLong.empty(),
          OptionalInt.empty(),
          OptionalInt.of(Integer.parseInt(remote.group(1))));
    }
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      throw new UserErrorException(
          NearestName.unknown("condition", name, FORMS)
              + (name.contains("@")
                  ? " (rates are written as 100MB/s, read-ahead as ra16K, a remote"
                      + " store as remote@1ms)"
                  : ""));
    }
    Optional<String> rate = Optional.ofNullable(matcher.group(1));
    Optional<String> readAhead = Optional.ofNullable(matcher.group(2));
    if (readAhead.isPresent() && Integer.parseInt(readAhead.get()) % PAGE_KIB != 0) {
      throw new UserErrorException(
          "condition '%s': the kernel reads ahead in pages of %d KiB: write a multiple, such as ra16K"
              .formatted(name, PAGE_KIB));
    }
    return local(
        false,
        rate.map(Long::parseLong).map(r -> OptionalLong.of(r * MEGA)).orElse(OptionalLong.empty()),
        readAhead.map(Integer::parseInt).map(OptionalInt::of).orElse(OptionalInt.empty()));
  }

  public String name() {
    if (remoteDelayMillis.isPresent()) {
      return "remote@" + remoteDelayMillis.getAsInt() + "ms";
    }
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
    if (remoteDelayMillis.isPresent()) {
      return "on a store that waits %d ms before it answers a read; out of the page cache, but in its server's"
          .formatted(remoteDelayMillis.getAsInt());
    }
    if (cached) {
      return "the whole file is in the page cache";
    }
    StringBuilder meaning =
        new StringBuilder("uncached (host-warm): out of this host's page cache, read once before");
    bytesPerSecond.ifPresent(
        rate -> meaning.append("; reading limited to %d MB/s".formatted(rate / MEGA)));
    readAheadKib.ifPresent(
        kib -> meaning.append("; the kernel reads no more than %d KiB ahead".formatted(kib)));
    return meaning.toString();
  }

  @Override
  public String toString() {
    return name();
  }
}
