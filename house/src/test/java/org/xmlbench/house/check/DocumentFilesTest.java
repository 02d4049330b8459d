package org.xmlbench.house.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;

class DocumentFilesTest {
  @TempDir private Path folder;

  @Test
  void takesWhatStartsLikeXmlInAnyEncodingAndUnderAnyName() throws IOException {
    write("a.moml", " \r\n\t<a/>".getBytes(StandardCharsets.UTF_8));
    write("b", "\uFEFF<b/>".getBytes(StandardCharsets.UTF_8));
    write("sub/c.xml", "\uFEFF<c/>".getBytes(StandardCharsets.UTF_16BE));
    write("sub/d.xml", "\uFEFF<d/>".getBytes(StandardCharsets.UTF_16LE));
    write("sub/e.xml", "<e/>".getBytes(StandardCharsets.UTF_16LE));
    assertThat(DocumentFiles.in(folder).files())
        .containsExactly(
            folder.resolve("a.moml"),
            folder.resolve("b"),
            folder.resolve("sub/c.xml"),
            folder.resolve("sub/d.xml"),
            folder.resolve("sub/e.xml"));
  }

  @Test
  void reportsWhatItLeavesOut() throws IOException {
    write("a.xml", "<a/>".getBytes(StandardCharsets.UTF_8));
    write("b.tsv", "FILE\tSIZE".getBytes(StandardCharsets.UTF_8));
    write("c.xml", new byte[0]);
    assertThat(DocumentFiles.in(folder).leftOut())
        .extracting(left -> left.file().getFileName().toString())
        .containsExactlyInAnyOrder("b.tsv", "c.xml");
    assertThat(DocumentFiles.in(folder).leftOut())
        .filteredOn(DocumentFiles.LeftOut::isNamedLikeXml)
        .extracting(left -> left.file().getFileName().toString())
        .containsExactly("c.xml");
  }

  @Test
  void anEbcdicFileIsLeftOutForItsEncoding() throws IOException {
    write("a.xml", "<a/>".getBytes(StandardCharsets.UTF_8));
    write("b.xml", "<?xml version='1.0' encoding='IBM037'?><b/>".getBytes("IBM037"));
    write("c.xml", "Loose text".getBytes(StandardCharsets.UTF_8));
    assertThat(DocumentFiles.in(folder).leftOutLines())
        .containsExactly(
            "left out: %s: its encoding is EBCDIC, which few parsers detect: name the file itself"
                    .formatted(folder.resolve("b.xml"))
                + " to check it",
            "left out: %s: does not start with '<'".formatted(folder.resolve("c.xml")));
  }

  /** The JVM encodes file names itself, so that only a shell can make this name. */
  @Test
  void aNameThatIsNoTextIsLeftOut() throws IOException, InterruptedException {
    write("a.xml", "<a/>".getBytes(StandardCharsets.UTF_8));
    Process shell =
        new ProcessBuilder("sh", "-c", "printf '<b/>' > \"$(printf 'bad\\377\\376.xml')\"")
            .directory(folder.toFile())
            .start();
    assumeThat(shell.waitFor()).as("the file system takes any bytes as a name").isZero();
    DocumentFiles found = DocumentFiles.in(folder);
    assertThat(found.files()).containsExactly(folder.resolve("a.xml"));
    assertThat(found.leftOut())
        .extracting(DocumentFiles.LeftOut::reason)
        .containsExactly("its name is not in the encoding of file names: rename it");
  }

  @Test
  void aLinkToAFolderAboveEndsNothing() throws IOException {
    write("sub/a.xml", "<a/>".getBytes(StandardCharsets.UTF_8));
    Files.createSymbolicLink(folder.resolve("sub/up"), folder);
    Files.createSymbolicLink(folder.resolve("dangling"), folder.resolve("nowhere"));
    DocumentFiles found = DocumentFiles.in(folder);
    assertThat(found.files()).containsExactly(folder.resolve("sub/a.xml"));
    assertThat(found.leftOut())
        .extracting(DocumentFiles.LeftOut::reason)
        .contains("a symbolic link to a folder above it");
  }

  @Test
  void aFolderWithoutXmlIsTheUsersErrorAndTheMessageNamesWhatWasThere() throws IOException {
    assertThatThrownBy(() -> DocumentFiles.in(folder))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("no XML file");
    write("a.txt", "text".getBytes(StandardCharsets.UTF_8));
    write("b.txt", "text".getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> DocumentFiles.in(folder))
        .hasMessageContaining(".txt: does not start with '<', and 1 more");
  }

  private void write(String name, byte[] content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, content);
  }
}
