package org.xmlbench.analytics;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * One command of the engine's process, run inside the test's JVM.
 *
 * @param exit exit code
 * @param bytes what it wrote to standard output
 * @param err what it wrote to standard error
 */
record Engine(int exit, byte[] bytes, String err) {
  static Engine sql(String format, String statement, Object... runs) throws IOException {
    String[] args = new String[runs.length + 2];
    args[0] = "sql";
    args[1] = format;
    for (int i = 0; i < runs.length; i++) {
      args[i + 2] = runs[i].toString();
    }
    return run(statement, args);
  }

  static Engine run(String input, String... args) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exit =
        AnalyticsMain.run(
            args,
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new Engine(exit, out.toByteArray(), err.toString(StandardCharsets.UTF_8));
  }

  String out() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
