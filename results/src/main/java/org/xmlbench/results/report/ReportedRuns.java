package org.xmlbench.results.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Which runs the page of a report shows. */
public final class ReportedRuns {
  private static final String BEGIN = "<script type=\"application/json\" id=\"data\">";
  private static final String END = "</script>";

  private ReportedRuns() {}

  /** The ids of the runs in that file, in its order; none where it is no report or unreadable. */
  public static List<String> in(Path file) {
    if (!Files.isRegularFile(file)) {
      return List.of();
    }
    try {
      String page = Files.readString(file);
      int begin = page.indexOf(BEGIN);
      int end = page.indexOf(END, Math.max(begin, 0));
      return begin < 0 || end < 0
          ? List.of()
          : ids(JsonMapper.shared().readTree(page.substring(begin + BEGIN.length(), end)));
    } catch (IOException | JacksonException e) {
      return List.of();
    }
  }

  private static List<String> ids(JsonNode data) {
    List<String> ids = new ArrayList<>();
    for (JsonNode run : data.path("runs")) {
      ids.add(run.path("manifest").path("run").asString(""));
    }
    return ids;
  }
}
