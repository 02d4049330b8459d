package org.xmlbench.house.command;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import org.xmlbench.core.Explained;
import org.xmlbench.core.Labelled;

/**
 * What an option accepts, for <code>${COMPLETION-CANDIDATES}</code> in its description: out of the
 * enumeration or list that has it, so that no text repeats the names.
 */
public abstract class Choices implements Iterable<String> {
  private final List<String> texts;

  protected Choices(List<String> names) {
    texts = List.copyOf(names);
  }

  protected Choices(Labelled... constants) {
    this(Arrays.stream(constants).map(Labelled::label).toList());
  }

  /** The labels of these constants, each with its meaning. */
  protected Choices(Explained... constants) {
    this(List.of(text(constants)));
  }

  protected static String text(Explained... constants) {
    return Arrays.stream(constants)
        .map(constant -> constant.label() + ": " + constant.meaning())
        .collect(Collectors.joining("; "));
  }

  @Override
  public Iterator<String> iterator() {
    return texts.iterator();
  }
}
