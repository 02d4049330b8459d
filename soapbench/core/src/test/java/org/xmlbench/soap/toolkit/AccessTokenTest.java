package org.xmlbench.soap.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AccessTokenTest {
  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("token");
  }

  @Test
  void isOf128BitsAndForItsUserAlone() throws IOException {
    AccessToken token = AccessToken.create(file());
    assertThat(token.text()).matches("[0-9a-f]{32}");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
        .isEqualTo("rw-------");
    assertThat(AccessToken.read(file()).text()).isEqualTo(token.text());
    assertThat(token.toString()).doesNotContain(token.text());
  }

  @Test
  void isAnotherEachTime() throws IOException {
    Set<String> all = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      all.add(AccessToken.create(folder.resolve("token" + i)).text());
    }
    assertThat(all).hasSize(50);
  }

  @Test
  void takesNoFileThatIsThere() throws IOException {
    Files.writeString(file(), "mine");
    assertThatThrownBy(() -> AccessToken.create(file()))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file()).hasContent("mine");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rw-r--r--", "rw-rw----", "rwx------", "r--------", "rw----r--"})
  void aFileThatOthersMayReadIsRefused(String mode) throws IOException {
    AccessToken.create(file());
    Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString(mode));
    assertThatThrownBy(() -> AccessToken.read(file())).hasMessageContaining("mode 0600");
  }

  @Test
  void whereTheFolderIsNotSharedThatIsSaid() {
    assertThatThrownBy(() -> AccessToken.read(file()))
        .hasMessageContaining("a file system that both nodes see");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0123", "0123456789abcdef0123456789abcdeg"})
  void whatIsNoTokenIsRefusedAndNotRepeated(String text) throws IOException {
    AccessToken.create(file());
    Files.writeString(file(), text);
    assertThatThrownBy(() -> AccessToken.read(file()))
        .hasMessageContaining("32 hexadecimal digits");
  }

  @Test
  void aLinkIsNotFollowed() throws IOException {
    AccessToken.create(file());
    Path link = Files.createSymbolicLink(folder.resolve("link"), file());
    assertThatThrownBy(() -> AccessToken.read(link)).hasMessageContaining("mode 0600");
  }

  @Test
  void opensPathsThatBeginWithIt() throws IOException {
    AccessToken token = AccessToken.create(file());
    String text = token.text();
    assertThat(token.without("/" + text + "/services/soapbench")).contains("/services/soapbench");
    assertThat(token.without("/" + text + "/")).contains("/");
    for (String other :
        new String[] {
          "",
          "/",
          "//",
          "/services/soapbench",
          "/" + text,
          text + "/services",
          "//" + text + "/services",
          "/" + text.substring(1) + "/services",
          "/" + text + "0/services",
          "/" + text.replace(text.charAt(31), 'x') + "/services"
        }) {
      assertThat(token.without(other)).as(other).isEmpty();
    }
  }
}
