package org.xmlbench.results.report;

import java.util.regex.Pattern;
import org.xmlbench.results.run.Resources;

/** The chart library, Apache ECharts, out of its jar. */
public final class EChartsScript {
  private static final String PATH = "/META-INF/resources/_static/echarts/%s/dist/echarts.min.js";

  private EChartsScript() {}

  public static String version() {
    return Resources.text(EChartsScript.class, "versions.properties")
        .strip()
        .replace("echarts=", "");
  }

  /** Read and checked once. */
  private static final class Script {
    private static final Pattern END = Pattern.compile("</script", Pattern.CASE_INSENSITIVE);
    private static final String TEXT = read();

    private static String read() {
      String script = Resources.text(EChartsScript.class, PATH.formatted(version()));
      if (END.matcher(script).find()) {
        throw new IllegalStateException("the chart library would end the element that holds it");
      }
      return script;
    }
  }

  /** The script, with its licence's header. */
  static String text() {
    return Script.TEXT;
  }
}
