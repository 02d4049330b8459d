package org.xmlbench.core.driver.support;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.document.Capability;

/**
 * What a library lacks, out of a file beside its driver's class: a {@link Capability} a line by its
 * name, and at most one line {@code encodings but NAME...} for all common encodings that are not
 * named. A line that begins with {@code #} is a comment.
 */
public final class Lacks {
  private static final String ENCODINGS = "encodings but ";

  private Lacks() {}

  /**
   * What the file {@code NAME.lacks} says.
   *
   * @param owner a class in the package of the file
   * @throws IllegalStateException when there is no such file
   */
  public static Set<Capability> of(Class<?> owner, String name) {
    try (InputStream in = owner.getResourceAsStream(name + ".lacks")) {
      if (in == null) {
        throw new IllegalStateException("no %s.lacks beside %s".formatted(name, owner.getName()));
      }
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
          .lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .flatMap(Lacks::capabilities)
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Capability> capabilities(String line) {
    if (line.startsWith(ENCODINGS)) {
      List<String> read = List.of(line.substring(ENCODINGS.length()).split(" "));
      return CommonEncodings.lackingAllBut(read.toArray(String[]::new)).stream();
    }
    return Stream.of(new Capability(line));
  }
}
