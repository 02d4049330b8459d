package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.home.Distribution;

/** Bad input costs one clear line on standard error and the exit code 2. */
class BadUsageTest {
  @TempDir private static Path folder;
  private static Distribution home;

  @BeforeAll
  static void makeHome() throws IOException {
    home = BrokenDriversFolder.make(folder, HonestDriver.class, HonestDriver.Second.class);
    Files.writeString(folder.resolve("a.xml"), "<a/>");
    Files.createDirectories(folder.resolve("empty"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          lst                                     | unknown command 'lst'; did you mean 'list'?
          chekc a.xml                             | unknown command 'chekc'; did you mean 'check'?
          frobnicate                              | unknown command 'frobnicate'; there are: list, describe, check, choose
          list drivrs                             | unknown topic 'drivrs'; did you mean 'drivers'?
          list drivers documents                  | unexpected argument 'documents'
          list --jsn                              | unknown option '--jsn'; did you mean '--json'?
          check --drivr honest-one a.xml          | unknown option '--drivr'; did you mean '--driver'?
          check --driver honest-on a.xml          | unknown driver 'honest-on'; did you mean 'honest-one'?
          check                                   | Missing required parameter: 'FILE|DIR|DOCUMENT'
          check -dash.xml                         | unknown option '-dash.xml'; there are: --driver
          events --driver honest-one -dash.xml    | unknown option '-dash.xml'; there are: --driver
          replay --nope                           | unknown option '--nope'
          check nowhere.xml                       | nowhere.xml: there is no such file
          check empty                             | empty: there is no XML file in this folder
          check psq:1MiB                          | unknown document 'psq'; did you mean 'psd'?
          check psd:-1                            | document 'psd:-1': the size is negative
          check --timeout 0 a.xml                 | --timeout '0': must be a second
          check --timeout soon a.xml              | --timeout 'soon': must be a second
          events --driver honest-tow a.xml        | unknown driver 'honest-tow'; did you mean 'honest-two'?
          events a.xml                            | Missing required option: '--driver=ID'
          events --driver honest-one              | Missing required parameter: 'FILE'
          events --driver honest-one nowhere.xml  | nowhere.xml: there is no such file
          events --driver honest-one empty        | empty: is a folder: name a file
          generate                                | Missing required parameter: 'DOCUMENT'
          generate overheat                       | unknown document 'overheat'; did you mean 'overhead'?
          generate psd:99999TiB                   | 1GiB: no other unit is known; an encoding stands behind a size)
          run --blocks 999999999999               | 999999999999 is too large, at most 2147483647
          run --seed x                            | 'x' is not a whole number
          run --time-budget 1ms                   | --time-budget '1ms': must be a second or more, in
          run --threads 1,1                       | --threads 1,1: names 1 twice
          generate psd:4Mib                       | document 'psd:4Mib': the size '4Mib' is not a number
          generate psd:-4MiB                      | document 'psd:-4MiB': the size is negative
          generate psd:1MiB,seed=x                | the seed 'x' is not a number
          generate interop-int:0                  | interop-int
          generate file:a.xml                     | this is your own file, there is nothing to generate
          generate overhead -o nowhere/a.xml      | make it first
          generate overhead -o empty              | empty: is a folder: name a file
          generate overhead --ouput a.xml         | unknown option '--ouput'; did you mean '--output'?
          generate overhead -o -x                 | '-x' looks like an option; a path of that name is ./-x
          run --document a.xml --dry-run          | ; a file is named file:
          run --out -x --dry-run                  | '-x' looks like an option; a path of that name is ./-x
          gate --baseline honest-one --out --json | '--json' looks like an option
          export runs --format jmh -o -x          | '-x' looks like an option
          run --profile quik --dry-run            | unknown profile 'quik'; did you mean 'quick'?
          run --gc zgc --dry-run                  | unknown collector 'zgc'; there are: serial, g1, parallel
          run --document file: --dry-run          | file: names no file: give its path
          advise --driver honest-one empty        | empty: is a folder: name a file
          advise --driver honest-one nowhere.xml  | nowhere.xml: there is no such file
          readahead --driver honest-one --strategies ring:buffers=0 | buffers must be from 2 to 4096
          readahead --driver honest-one --conditions remote@1s | a remote store as remote@1ms
          report nowhere                          | is not a run folder: it has no manifest.json
          """)
  void isOneLine(String line, String message) {
    CliRun run = CliRun.of(home, inFolder(line));

    assertThat(run.err()).startsWith("xmlbench: ").contains(message).hasLineCount(1);
    assertThat(run.err()).doesNotContain("Exception");
    assertThat(run.out()).isEmpty();
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void aFileNameCannotForgeALineOrSteerTheTerminal() {
    CliRun run = CliRun.of(home, "check", "no\nsuch\u001B[31mfile");
    assertThat(run.err())
        .isEqualTo("xmlbench: no\\u000Asuch\\u001B[31mfile: there is no such file\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check PIPE",
        "events --driver honest-one PIPE",
        "run --document file:PIPE",
        "advise --driver honest-one PIPE",
        "readahead --driver honest-one --document file:PIPE"
      })
  @Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aPipeIsRefusedAtOnce(String line) throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe.xml");
    if (!Files.exists(pipe)) {
      Process made = new ProcessBuilder("mkfifo", pipe.toString()).start();
      assumeThat(made.waitFor()).as("mkfifo").isZero();
    }
    CliRun run = CliRun.of(home, line.replace("PIPE", pipe.toString()).split(" "));
    assertThat(run.err())
        .contains("pipe.xml: is no regular file but a pipe or a device")
        .hasLineCount(1);
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void aLinkToAFileIsAFile() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.xml"), folder.resolve("a.xml"));
    assertThat(CliRun.of(home, "check", link.toString()).exit()).isEqualTo(ExitCode.OK);
  }

  @Test
  void debugShowsTheStackTrace() {
    CliRun run = CliRun.of(home, "generate", "overheat", "--debug");
    assertThat(run.err()).contains("UserErrorException").contains("at org.xmlbench");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void anArgumentFileIsAFile() {
    CliRun run = CliRun.of(home, "check", "@nowhere");
    assertThat(run.err()).contains("@nowhere: there is no such file");
  }

  /** Arguments that name something in the folder become its path. */
  private static String[] inFolder(String line) {
    String[] args = line.trim().split(" +");
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals("a.xml") || args[i].equals("empty") || args[i].startsWith("nowhere")) {
        args[i] = folder.resolve(args[i]).toString();
      }
    }
    return args;
  }
}
