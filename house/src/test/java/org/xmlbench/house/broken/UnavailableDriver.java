package org.xmlbench.house.broken;

import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.driver.Parser;

/** A driver whose library this host lacks. */
public final class UnavailableDriver extends HonestDriver {
  public UnavailableDriver() {
    super("unavailable", "unavailable", Set.of());
  }

  @Override
  public Optional<String> unavailable() {
    return Optional.of("libmoonstone is not there: dig for it");
  }

  @Override
  Optional<String> version() {
    return Optional.empty();
  }

  @Override
  public Parser newParser() {
    throw new NoClassDefFoundError("org/moonstone/Parser");
  }
}
