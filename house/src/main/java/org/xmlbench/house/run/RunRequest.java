package org.xmlbench.house.run;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.grid.PlanFile;
import org.xmlbench.results.store.Manifest;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * What the user asked of a run: a record of texts, numbers and lists, named as the manifest's
 * options are. The manifest keeps it as JSON, from which a resumed run makes the same plan, and as
 * options, which people and reports read. What was not asked for is {@code null} or empty.
 */
public interface RunRequest {
  /** Separates the values of a list among the options. */
  String SEPARATOR = "\n";

  /** The request as the manifest's {@code request}. */
  default JsonNode json() {
    return RequestJson.MAPPER.valueToTree(this);
  }

  /** The request as the manifest's {@code options}: what was asked for, by name. */
  default Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : json().properties()) {
      JsonNode value = entry.getValue();
      if (!value.isArray()) {
        options.put(entry.getKey(), value.asString());
      } else if (!value.isEmpty()) {
        options.put(
            entry.getKey(),
            value.valueStream().map(JsonNode::asString).collect(Collectors.joining(SEPARATOR)));
      }
    }
    return options;
  }

  /**
   * The request of a run that is resumed.
   *
   * @param run what the run is called in messages, such as its folder
   * @throws UserErrorException when its manifest keeps none, as those of older versions do, or
   *     another's
   */
  static <R extends RunRequest> R of(String run, Manifest manifest, Class<R> type) {
    if (manifest.request() == null) {
      throw new UserErrorException(
          "%s has no request in its manifest, as of an older version: it can be read, not resumed"
              .formatted(run));
    }
    return of(
        "the request in the manifest of " + run,
        "restore it or run again",
        manifest.request(),
        type);
  }

  /**
   * The request of a plan that was made before.
   *
   * @param file the plan's file
   * @throws UserErrorException when it keeps another family's
   */
  static <R extends RunRequest> R of(Path file, PlanFile plan, Class<R> type) {
    return of("the request in " + file, "make it anew with 'plan'", plan.request(), type);
  }

  private static <R extends RunRequest> R of(
      String what, String mend, JsonNode request, Class<R> type) {
    try {
      return RequestJson.MAPPER.treeToValue(request, type);
    } catch (JacksonException e) {
      throw new UserErrorException("%s is damaged%s; %s".formatted(what, field(e), mend), e);
    }
  }

  private static String field(JacksonException e) {
    return e.getPath().stream()
        .map(JacksonException.Reference::getPropertyName)
        .filter(Objects::nonNull)
        .findFirst()
        .map(": its field %s is missing or not what it must be"::formatted)
        .orElse("");
  }
}
