package org.xmlbench.results.history;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.record.Cell;
import org.xmlbench.results.names.DocumentNames;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Manifest;

/**
 * The documents of a run, by their names in its records. A user's file is the same document as one
 * of its name and content in another folder, since a build server checks out in many.
 */
final class RunDocuments {
  /** What a document holds, as far as its manifest tells. */
  private record Content(Long bytes, String digest) {}

  private final Map<String, DocumentEntry> entries = new LinkedHashMap<>();
  private final Map<String, String> names;
  private final Map<String, String> identities = new HashMap<>();

  private RunDocuments(Manifest manifest) {
    manifest.documents().forEach(entry -> entries.putIfAbsent(entry.name(), entry));
    List<String> all =
        manifest.plan().blocks().stream()
            .flatMap(block -> block.cells().stream())
            .map(Cell::document)
            .distinct()
            .toList();
    names = DocumentNames.of(all);
    Map<Content, List<String>> sameContent = new LinkedHashMap<>();
    all.forEach(
        document ->
            sameContent.computeIfAbsent(content(document), c -> new ArrayList<>()).add(document));
    sameContent.values().forEach(group -> identities.putAll(DocumentNames.of(group)));
  }

  static RunDocuments of(Manifest manifest) {
    return new RunDocuments(manifest);
  }

  private Content content(String document) {
    return entry(document)
        .map(entry -> new Content(entry.bytes(), entry.digest()))
        .orElse(new Content(null, null));
  }

  Optional<DocumentEntry> entry(String document) {
    return Optional.ofNullable(entries.get(document));
  }

  /** The name for people: of files, without the folders that all of its name share. */
  String name(String document) {
    return names.get(document);
  }

  /** What tells the document from others of the same content. */
  String identity(String document) {
    return identities.get(document);
  }
}
