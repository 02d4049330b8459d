package org.xmlbench.results.grid;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What of a plan one node measures. */
public sealed interface Assignment {
  /**
   * One of several parts, of which each is measured by one node.
   *
   * @param index 1-based
   * @param count number of parts
   */
  record Shard(int index, int count) implements Assignment {
    @Override
    public String folder() {
      return "shard-%d-of-%d".formatted(index, count);
    }

    @Override
    public String label() {
      return "shard " + this;
    }

    @Override
    public String toString() {
      return index + "/" + count;
    }
  }

  /**
   * All of it, as every node does.
   *
   * @param node the node, by a name that a folder can have
   */
  record Whole(String node) implements Assignment {
    private static final Pattern NOT_OF_FOLDERS = Pattern.compile("[^A-Za-z0-9_.-]");

    public Whole {
      node = NOT_OF_FOLDERS.matcher(node).replaceAll("_");
    }

    @Override
    public String folder() {
      return "node-" + node;
    }

    @Override
    public String label() {
      return "the whole plan on " + node;
    }
  }

  /** The beginning of the names of its parts' folders. */
  String folder();

  /** As messages name it. */
  String label();

  /** The assignment of a folder's name, without the attempt behind it; empty where it is none. */
  static Optional<Assignment> of(String folder) {
    Matcher shard = Pattern.compile("shard-(\\d{1,6})-of-(\\d{1,6})").matcher(folder);
    if (shard.matches()) {
      return Optional.of(
          new Shard(Integer.parseInt(shard.group(1)), Integer.parseInt(shard.group(2))));
    }
    return folder.startsWith("node-") && folder.length() > "node-".length()
        ? Optional.of(new Whole(folder.substring("node-".length())))
        : Optional.empty();
  }
}
