package org.xmlbench.results.report;

import java.util.List;
import org.xmlbench.results.readahead.Goal;
import org.xmlbench.results.readahead.StrategyTable;
import org.xmlbench.results.store.StoreJson;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The tables of input strategies as JSON: {@code readahead.json}. */
public final class StrategyJson {
  private static final JsonMapper PRETTY =
      StoreJson.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private StrategyJson() {}

  /** The form of the file. */
  private record Whole(List<Goal> goals, List<StrategyTable> tables) {}

  /** The whole file. What is unavailable is absent. */
  public static String render(List<StrategyTable> tables, List<Goal> goals) {
    return render(new Whole(goals, tables));
  }

  /** Something else about strategies, such as advice. */
  public static String render(Object about) {
    return PRETTY.writeValueAsString(about) + "\n";
  }
}
