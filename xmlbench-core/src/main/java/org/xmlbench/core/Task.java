package org.xmlbench.core;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a subject is given to do, by the name that cells, plans and the command line have for it.
 * This is the only place where such names are read and written. They have one grammar for all
 * families of benchmarks:
 *
 * <pre>
 * NAME[:SIZE[,seed=N][:RULE]][@SETTING]
 * file:PATH
 * </pre>
 *
 * <p>Examples: {@code psd:64KiB,seed=2}, {@code echoDoubles:100:full-precision@16}, {@code
 * receiveIntTrace:10@buffered}, {@code entity-bomb}. What a name, a rule and a setting mean, and
 * whether there are any, is the family's business. A strategy is no task: see {@link StrategyName}.
 *
 * @param name what is done, such as a family of documents or an operation; of a user's file the
 *     whole text
 * @param size how much of it; empty where the name says all
 * @param rule what the data are, where they are not the usual ones
 * @param setting what of its surroundings is part of the task, such as a number of clients, or a
 *     toolkit, whose id may have an {@code @} of its own
 */
public record Task(
    String name, Optional<Size> size, Optional<String> rule, Optional<String> setting) {
  /** Begins the names of users' files, which have no size, rule or setting. */
  public static final String FILE = "file:";

  private static final char SIZE = ':';
  private static final char SETTING = '@';
  private static final String SEED = ",seed=";
  private static final Pattern GRAMMAR =
      Pattern.compile("([^:@]+)(?::([^:@]*)(?::([^:@]+))?)?(?:@([^:@]+(?:@[^:@]+)*))?");

  /**
   * A number of items or bytes.
   *
   * @param text as it is written: digits, with the unit {@code KiB}, {@code MiB} or {@code GiB} or
   *     without
   * @param seed of random values; empty where the name gives none
   */
  public record Size(String text, OptionalLong seed) {
    public long value() {
      return ByteSize.parse(text);
    }

    @Override
    public String toString() {
      return seed.isPresent() ? text + SEED + seed.getAsLong() : text;
    }
  }

  /** A task without a size. */
  public static Task named(String name) {
    return new Task(name, Optional.empty(), Optional.empty(), Optional.empty());
  }

  public static Task sized(String name, String size) {
    return new Task(
        name,
        Optional.of(new Size(size, OptionalLong.empty())),
        Optional.empty(),
        Optional.empty());
  }

  /**
   * Reads a name; {@link #toString} writes it back as it was.
   *
   * @throws UserErrorException when it does not follow the grammar, or a number in it is negative
   *     or more than a long holds
   */
  public static Task parse(String text) {
    if (text.startsWith(FILE)) {
      return named(text);
    }
    Matcher parts = GRAMMAR.matcher(text);
    if (!parts.matches()) {
      throw new UserErrorException(
          "'%s': write NAME[:SIZE[,seed=N][:RULE]][@SETTING], such as psd:64KiB or echoDoubles:100@4"
              .formatted(text));
    }
    if (parts.group(3) != null && parts.group(3).contains(SEED)) {
      throw new UserErrorException(
          "'%s': '%s' stands behind the size, before what follows: psd:64KiB,seed=2:UTF-16"
              .formatted(text, SEED));
    }
    return new Task(
        parts.group(1),
        Optional.ofNullable(parts.group(2)).map(size -> size(size, text)),
        Optional.ofNullable(parts.group(3)),
        Optional.ofNullable(parts.group(4)));
  }

  /**
   * The task of a record. A name of an older or foreign record that {@link #parse} would refuse is
   * a name alone: no figure is lost by it.
   */
  public static Task recorded(String text) {
    try {
      Task task = parse(text);
      return task.toString().equals(text) ? task : named(text);
    } catch (UserErrorException notOfThisGrammar) {
      return named(text);
    }
  }

  /** What would be the name in a text that need not be a task's, such as the path of a file. */
  public static String nameIn(String text) {
    return text.split("[:@]", 2)[0];
  }

  private static Size size(String written, String whole) {
    int comma = written.indexOf(SEED);
    String text = comma < 0 ? written : written.substring(0, comma);
    number(text, whole, "size");
    OptionalLong seed =
        comma < 0
            ? OptionalLong.empty()
            : OptionalLong.of(number(written.substring(comma + SEED.length()), whole, "seed"));
    return new Size(text, seed);
  }

  private static long number(String text, String whole, String what) {
    long number;
    try {
      number = what.equals("seed") ? Long.parseLong(text) : ByteSize.parse(text);
    } catch (ArithmeticException e) {
      throw new UserErrorException("'%s': the %s is too large".formatted(whole, what), e);
    } catch (NumberFormatException e) {
      throw new UserErrorException(
          "'%s': the %s '%s' is not a number (write for example %s)"
              .formatted(
                  whole,
                  what,
                  text,
                  what.equals("seed")
                      ? "7"
                      : "10000, 64KiB, 4MiB, 1GiB: no other unit is known; an encoding stands"
                          + " behind a size"),
          e);
    }
    if (number < 0) {
      throw new UserErrorException("'%s': the %s is negative".formatted(whole, what));
    }
    return number;
  }

  /** The same with that seed; there must be a size. */
  public Task withSeed(long seed) {
    return new Task(
        name, size.map(number -> new Size(number.text(), OptionalLong.of(seed))), rule, setting);
  }

  public Task withRule(String other) {
    return new Task(name, size, Optional.of(other), setting);
  }

  public Task withSetting(String other) {
    return new Task(name, size, rule, Optional.of(other));
  }

  public Task withoutSetting() {
    return new Task(name, size, rule, Optional.empty());
  }

  /**
   * The setting of a task that needs one.
   *
   * @param form what such tasks are written as, with an example
   * @throws UserErrorException when there is none
   */
  public String requireSetting(String form) {
    return setting.orElseThrow(
        () -> new UserErrorException("'%s': write %s".formatted(this, form)));
  }

  /**
   * The number of items of a task that needs one.
   *
   * @throws UserErrorException when there is none, or it is more than an array holds
   */
  public int requireItems() {
    long items = size.map(Size::value).orElse(Long.MAX_VALUE);
    if (items > Integer.MAX_VALUE) {
      throw new UserErrorException("'%s': write a number of items behind a colon".formatted(this));
    }
    return (int) items;
  }

  /** What tasks that differ by size and seed alone have in common: the text without these. */
  public String family() {
    return new Task(name, Optional.empty(), rule, setting).toString();
  }

  /** The name in cells, which {@link #parse} reads. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(name);
    size.ifPresent(number -> text.append(SIZE).append(number));
    rule.ifPresent(data -> text.append(SIZE).append(data));
    setting.ifPresent(around -> text.append(SETTING).append(around));
    return text.toString();
  }
}
