package org.xmlbench.families.attacks.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.soap.http.ServerSandbox;

class SandboxTest {
  @TempDir private Path folder;

  private static ChildProcess.End shell(ServerSandbox kind, String script) throws Exception {
    return Sandbox.run(kind, List.of("sh", "-c", script));
  }

  private static void assumeMade(ServerSandbox kind) throws Exception {
    ChildProcess.End end = shell(kind, "true");
    assumeTrue(
        end.status().isPresent() && end.status().getAsInt() == 0,
        "this kernel, or this user, makes no such sandbox: " + end.text());
  }

  @ParameterizedTest
  @EnumSource(names = {"MAPPED_USER", "OTHER_USER"})
  void aServerIsNobodyWithLoopbackAlone(ServerSandbox kind) throws Exception {
    assumeMade(kind);
    assertThat(shell(kind, "id -u; id -G").text().lines()).containsExactly("65534", "65534");
    assertThat(shell(kind, "tail -n +3 /proc/net/dev | cut -d: -f1").text().lines())
        .extracting(String::strip)
        .containsExactly("lo");
    assertThat(shell(kind, "grep ^CapEff: /proc/self/status").text()).contains("0000000000000000");
  }

  /** The endpoint's file is written beside the folder for temporary files, which is bounded. */
  @ParameterizedTest
  @EnumSource(names = {"MAPPED_USER", "OTHER_USER"})
  void aServerWritesIntoItsOwnFolders(ServerSandbox kind) throws Exception {
    assumeMade(kind);
    String script =
        "t=$(grep ' tmpfs .*size=262144k' /proc/mounts | cut -d' ' -f2 | grep /tmp$ | tail -n 1)"
            + " && echo kept > $t/a && echo kept > ${t%/*}/endpoint && cat $t/a ${t%/*}/endpoint";
    assertThat(shell(kind, script).text().lines()).containsExactly("kept", "kept");
  }

  @Test
  void anotherUsersServerDoesNotReadWhatRootAloneMayRead() throws Exception {
    assumeMade(ServerSandbox.OTHER_USER);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    assertThat(shell(ServerSandbox.OTHER_USER, "cat " + file("rw-r--r--")).text()).contains("told");
    assertThat(shell(ServerSandbox.OTHER_USER, "cat " + file("rw-------")).text())
        .doesNotContain("told");
  }

  private Path file(String permissions) throws Exception {
    Path file = Files.writeString(folder.resolve(permissions), "told");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
  }
}
