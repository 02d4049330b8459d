package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The classes, members and packages that pages name in {@code code} exist. */
class DocumentedCodeTest {
  /** What neither this project nor the JDK has, and what has it. */
  private static final Map<String, String> FOREIGN =
      Map.of(
          "MaxArraySize", "Slurm",
          "SoapActionCallback", "Spring Web Services",
          "JavaServiceDesc", "Axis 1",
          "WSDL2Java", "Axis2");

  private static final Pattern FENCED = Pattern.compile("(?ms)^ *```.*?^ *```$");
  private static final Pattern CODE = Pattern.compile("`([^`]*)`");

  /** A class, perhaps an annotation, and perhaps a member of it or the ending of its file. */
  private static final Pattern CLASS =
      Pattern.compile("@?([A-Z]\\w*[a-z]\\w*)(?:\\.(\\w+))?(?:\\(.*\\))?");

  private static final Pattern QUALIFIED = Pattern.compile("org\\.xmlbench(?:\\.\\w+)+");

  private static SourceNames names;

  @BeforeAll
  static void readTheSources() throws IOException {
    names = SourceNames.without("DocumentedCodeTest.java");
  }

  @Test
  void whatPagesNameExists() throws IOException {
    Set<String> unused = new HashSet<>(FOREIGN.keySet());
    List<String> missing = new ArrayList<>();
    for (Path page : Checkout.files(Pattern.compile(".+\\.md"))) {
      String text = Files.readString(page);
      missingIn(text).forEach(name -> missing.add(Checkout.name(page) + ": " + name));
      unused.removeIf(text::contains);
    }
    assertThat(missing).isEmpty();
    assertThat(unused).as("foreign names that no page has").isEmpty();
  }

  @Test
  void whatDoesNotExistIsFound() {
    assertThat(
            missingIn(
                "`Checkout.absent(x)` `NoSuchClassHere`\n"
                    + "`org.xmlbench.nowhere` `org.xmlbench.suite.cli.Absent` `Runtime.stop()`"
                    + " `org.xmlbench.suite.cli.Checkout.absent` `NoSuch.java`"))
        .containsExactly(
            "Checkout.absent(x)",
            "NoSuchClassHere",
            "org.xmlbench.nowhere",
            "org.xmlbench.suite.cli.Absent",
            "Runtime.stop()",
            "org.xmlbench.suite.cli.Checkout.absent",
            "NoSuch.java");
  }

  @Test
  void whatExistsIsNotFound() {
    assertThat(
            missingIn(
                "`Checkout.pages` `Checkout` `@Test` `Runtime.halt` `Checkout.java` `aB` `ABC`\n"
                    + "```\n`NoSuchClassHere`\n```\n"
                    + "`org.xmlbench.suite.cli` `org.xmlbench.suite.cli.Checkout.pages`"))
        .isEmpty();
  }

  private List<String> missingIn(String page) {
    List<String> missing = new ArrayList<>();
    Matcher spans = CODE.matcher(FENCED.matcher(page).replaceAll(""));
    while (spans.find()) {
      if (!exists(spans.group(1))) {
        missing.add(spans.group(1));
      }
    }
    return missing;
  }

  private boolean exists(String code) {
    if (QUALIFIED.matcher(code).matches()) {
      return names.hasQualified(code);
    }
    Matcher name = CLASS.matcher(code);
    if (!name.matches() || FOREIGN.containsKey(name.group(1))) {
      return true;
    }
    return names.has(name.group(1))
        && (name.group(2) == null || names.has(name.group(1), name.group(2)));
  }
}
