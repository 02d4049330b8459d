package org.xmlbench.results.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import org.xmlbench.core.FileReason;
import org.xmlbench.core.UserErrorException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads {@code manifest.json}, and refuses one that lacks what every manifest has. */
final class ManifestReader {
  private static final List<String> VALUES =
      List.of("run", "createdUtc", "toolVersion", "profile", "seed", "clock", "planHash");
  private static final List<String> OBJECTS = List.of("plan", "host", "options");
  private static final List<String> LISTS = List.of("subjects", "documents");

  private final Path file;

  private ManifestReader(Path file) {
    this.file = file;
  }

  /**
   * Reads it.
   *
   * @throws UserErrorException when it is no manifest, lacks something, or has another schema
   */
  static Manifest read(Path file) {
    try {
      return new ManifestReader(file).parse(StoreJson.LINE.readTree(Files.readAllBytes(file)));
    } catch (JacksonException e) {
      throw new UserErrorException(
          "%s is not a manifest, or is damaged: %s; restore it or run again"
              .formatted(file, JsonFault.of(e)),
          e);
    } catch (IOException e) {
      throw new UserErrorException("cannot read " + file + ": " + FileReason.of(e), e);
    }
  }

  private Manifest parse(JsonNode json) {
    JsonNode schema = json.path("schema");
    if (schema.isMissingNode() || schema.isNull()) {
      throw new UserErrorException(
          "%s is no manifest of XMLBench: it has no schema; name the folder of a run"
              .formatted(file));
    }
    if (schema.asInt(-1) != Manifest.SCHEMA) {
      throw new UserErrorException(
          "%s has schema %s and this version of XMLBench reads schema %d only; use the version"
                  .formatted(file, schema, Manifest.SCHEMA)
              + " that wrote it");
    }
    VALUES.forEach(key -> require(json.path(key).isValueNode() && json.hasNonNull(key), key));
    OBJECTS.forEach(key -> require(json.path(key).isObject(), key));
    LISTS.forEach(key -> requireList(json.path(key), key));
    requireList(json.path("plan").path("blocks"), "plan.blocks");
    for (JsonNode block : json.path("plan").path("blocks")) {
      require(block.hasNonNull("document"), "plan.blocks.document");
      requireList(block.path("cells"), "plan.blocks.cells");
    }
    requireInstant(json.path("createdUtc").asString());
    return StoreJson.LINE.treeToValue(json, Manifest.class);
  }

  private void requireList(JsonNode list, String field) {
    require(list.isArray(), field);
    for (JsonNode entry : list) {
      require(entry.isObject(), field);
    }
  }

  private void require(boolean holds, String field) {
    if (!holds) {
      throw new UserErrorException(
          "%s is damaged: its field %s is missing or not what it must be; restore it or run again"
              .formatted(file, field));
    }
  }

  private void requireInstant(String text) {
    try {
      Instant.parse(text);
    } catch (DateTimeException e) {
      throw new UserErrorException(
          "%s is damaged: its field createdUtc is '%s', no instant such as 2026-11-01T12:00:00Z; restore it or run again"
              .formatted(file, text),
          e);
    }
  }
}
