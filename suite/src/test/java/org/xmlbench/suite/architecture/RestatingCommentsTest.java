package org.xmlbench.suite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The style check's rule on comments, {@code config/Restatements.java}. */
class RestatingCommentsTest {
  private static final Path CONFIG = Path.of("..", "config");

  @TempDir private static Path classes;
  private static URLClassLoader loader;

  @BeforeAll
  static void compile() throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<Path> sources =
          Stream.of("Restatements", "DocComment", "SignatureWords")
              .map(name -> CONFIG.resolve(name + ".java"))
              .toList();
      List<String> options = List.of("-proc:none", "-d", classes.toString());
      assertThat(
              compiler
                  .getTask(
                      null, null, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                  .call())
          .isTrue();
    }
    loader =
        new URLClassLoader(
            new URL[] {classes.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/** The name. */ String name() { return name; }",
        "/** Returns the names of its children. */ List<String> childNames();",
        "/** Whether it is empty. */ boolean isEmpty();",
        "/** How many elements there are. */ int elements();",
        "/** What it is. */ Description describe();",
        "/** Writes the report into that file. */ void write(Report report, Path file) {}",
        "/** A new shelf. */ Shelf() {}",
        "/** A shelf of books. */ class BookShelf {}",
        "/** The driver {@code old-shelf}. */ static Driver driver() { return"
            + " driver(\"old-shelf\"); }",
        "/** Half of a shelf, and nothing. */ static final Shelf HALF = of(\"half, and nothing\");",
        "/** As {@link #name}. */ @Override public String toString() { return name; }",
        "/** A colour. */ enum Colour { /** Red. */ RED }",
        "/**\n * The name.\n *\n * @return the name\n */ String name();",
        "/** @param book the book */ void add(Book book) {}",
      })
  void theWordsOfADeclarationAreNoComment(String member) throws Exception {
    assertThat(without(member)).doesNotContain("/**");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/** The name, without its prefix. */ String name();",
        "/** The name, or null. */ String name();",
        "/** The length in bytes. */ long length();",
        "/** From 1. */ int line();",
        "/** Whether it is not empty. */ boolean isEmpty();",
        "/** {@value}. */ int SIZE = 8;",
        "/** {@code <}. */ char OPENING = 60;",
        "/** @throws WrongException when it is another */ void check(int it) throws WrongException"
            + " {}",
        "/** @param from the first of the books in {@code to} */ void move(Books from, Books to)"
            + " {}",
        "/**\n * The name.\n *\n * @return in UTF-8\n */ byte[] name();",
        "/** Writes a character.\n"
            + " * @return how many bytes it has */ int write(int c, byte[] bytes);",
        "/** Schränke. */ class Shelves {}",
      })
  void whatADeclarationDoesNotSayStays(String member) throws Exception {
    assertThat(without(member)).isEqualTo(source(member));
  }

  @Test
  void aTagGoesAloneWhereTheRestSaysMore() throws Exception {
    String member =
        """
        /**
         * Sorted by title.
         *
         * @param title the title
         * @param price in cents
         */
        record Book(String title, int price) {}\
        """;
    assertThat(without(member))
        .isEqualTo(
            source(
                """
                /**
                 * Sorted by title.
                 * @param price in cents
                 */
                record Book(String title, int price) {}\
                """));
  }

  @Test
  void aFindingHasTheLineOfItsComment() throws Exception {
    assertThat(call("in", source("int a;\n\n/** Its name. */\nString name;")))
        .asString()
        .contains("line=4", "Its name.");
  }

  @Test
  void commentsOfPackagesAndInsideTextAreLeftAlone() throws Exception {
    String text = "/** Shelves. */\npackage shelves;\n";
    assertThat(call("without", text)).isEqualTo(text);
    String string = "String name() { return \"/** The name. */\"; }";
    assertThat(without(string)).isEqualTo(source(string));
  }

  private static String source(String member) {
    return "class Shelf {\n" + member + "\n}\n";
  }

  private static String without(String member) throws Exception {
    return (String) call("without", source(member));
  }

  private static Object call(String name, String source) throws Exception {
    Method method = loader.loadClass("Restatements").getDeclaredMethod(name, String.class);
    method.setAccessible(true);
    return method.invoke(null, source);
  }
}
