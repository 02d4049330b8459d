package org.xmlbench.results.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.xmlbench.core.FileReason;
import org.xmlbench.core.UserErrorException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * A file of JSON in a run folder that names the version of its form.
 *
 * @param schema the version that is read
 * @param otherVersion what to do with a file of another version, with the sign before it
 */
public record VersionedFile(Path path, int schema, String otherVersion, String damaged) {
  /**
   * The whole content.
   *
   * @throws UserErrorException when the file cannot be read, is damaged or has another schema
   */
  public JsonNode read() {
    return read(JsonNode.class);
  }

  /**
   * The content as that type.
   *
   * @throws UserErrorException when the file cannot be read, is damaged or has another schema
   */
  public <T> T read(Class<T> type) {
    try {
      JsonNode json = StoreJson.LINE.readTree(Files.readAllBytes(path));
      if (!json.path("schema").isInt()) {
        throw new UserErrorException(path + " is damaged: it names no schema; " + damaged);
      }
      if (json.path("schema").asInt(-1) != schema) {
        throw new UserErrorException(
            "%s has schema %s and this version of XMLBench reads schema %d only%s"
                .formatted(path, json.path("schema"), schema, otherVersion));
      }
      return StoreJson.LINE.treeToValue(json, type);
    } catch (JacksonException e) {
      throw new UserErrorException(
          "%s is damaged: %s; %s".formatted(path, JsonFault.of(e), damaged), e);
    } catch (IOException e) {
      throw new UserErrorException("cannot read " + path + ": " + FileReason.of(e), e);
    }
  }
}
