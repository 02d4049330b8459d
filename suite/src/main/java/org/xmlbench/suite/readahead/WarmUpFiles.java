package org.xmlbench.suite.readahead;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Other files with the documents' content, for warming up, as in the published experiment. */
final class WarmUpFiles {
  private final Path folder;
  private final Map<Path, Path> known = new HashMap<>();

  /** Puts them below a session's work folder. */
  WarmUpFiles(Path work) {
    this.folder = work.resolve("warm-up");
  }

  /** The other file of a document's; it is copied when it is first asked for. */
  Path of(Path document) throws IOException {
    Path copy = known.get(document);
    if (copy == null) {
      Files.createDirectories(folder);
      copy = Files.copy(document, folder.resolve(known.size() + ".warm.xml"));
      known.put(document, copy);
    }
    return copy;
  }
}
