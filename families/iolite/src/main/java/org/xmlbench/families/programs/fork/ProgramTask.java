package org.xmlbench.families.programs.fork;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.families.programs.fork.program.Consumer;
import org.xmlbench.families.programs.fork.program.FileCopy;
import org.xmlbench.families.programs.fork.program.Generate;
import org.xmlbench.families.programs.fork.program.Gunzip;
import org.xmlbench.families.programs.fork.program.LineSearch;
import org.xmlbench.families.programs.fork.program.ParseCount;
import org.xmlbench.families.programs.fork.program.Permutations;
import org.xmlbench.families.programs.fork.program.Producer;
import org.xmlbench.families.programs.fork.program.TagCount;
import org.xmlbench.families.programs.fork.program.WordCount;

/**
 * What one fork does repeatedly, as both of its processes read it.
 *
 * @param transport how bytes come to the part that counts
 * @param bytes of the permutations, or asked of the document
 * @param file what it reads; any path where it reads nothing
 * @param driver locator of the driver that parses; used by programs that parse
 */
public record ProgramTask(
    Program program, Transport transport, long bytes, Path file, String driver) {
  public static ProgramTask parse(KeyValues values) {
    return new ProgramTask(
        Program.byText(values.required("program")),
        Transport.byText(values.required("way")),
        Long.parseLong(values.required("bytes")),
        Path.of(values.required("file")),
        values.required("driver"));
  }

  public List<String> arguments() {
    return new ArrayList<>(
        List.of(
            "program=" + program.text(),
            "way=" + transport.label(),
            "bytes=" + bytes,
            "file=" + file,
            "driver=" + driver));
  }

  /** The document of the programs that generate one. */
  public String document() {
    return "psd:" + bytes;
  }

  public Producer producer() {
    return switch (program) {
      case WC, CAT_GREP, COUNT_TAGS -> new FileCopy(file);
      case PERMUTE -> new Permutations(bytes);
      case GENERATE_PARSE -> new Generate(document());
      case GUNZIP_PARSE -> new Gunzip(file);
    };
  }

  public Consumer consumer() {
    return switch (program) {
      case WC, PERMUTE -> new WordCount();
      case CAT_GREP -> new LineSearch(Permutations.SOUGHT);
      case COUNT_TAGS -> new TagCount();
      case GENERATE_PARSE, GUNZIP_PARSE ->
          new ParseCount((StreamingParser) Drivers.locate(driver).newParser());
    };
  }
}
