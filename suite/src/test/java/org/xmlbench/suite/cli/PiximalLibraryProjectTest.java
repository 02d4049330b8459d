package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.TestJars;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.piximal.cursor.PiximalCursor;

/** Another project reads XML with PIXIMAL and uses nothing else of XMLBench. */
@Tag("slow")
class PiximalLibraryProjectTest {
  @TempDir private Path folder;

  @Test
  void itsProgramReadsAFileInThreeWays() throws Exception {
    UserProject user = new UserProject(folder);
    Path jar =
        Files.createDirectories(user.home().resolve("drivers/piximal"))
            .resolve("xmlbench-piximal-" + UserProject.VERSION + ".jar");
    TestJars.pack(JavaCommand.origin(PiximalCursor.class), jar);
    Path project = UserProject.copyTo("piximal-library", folder.resolve("project"));
    user.build(project);
    Path file =
        Files.writeString(
            folder.resolve("a.xml"), "<a>" + "<b c='d'>text</b>".repeat(50_000) + "</a>");
    String output =
        user.ended(
            project,
            List.of(
                JavaCommand.java().toString(),
                "-cp",
                project.resolve("target/classes") + File.pathSeparator + jar,
                "com.example.library.CountElements",
                file.toString()));
    assertThat(output).contains("cursor 50001, StAX 50001, 2 threads 50001");
  }
}
