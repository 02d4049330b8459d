package org.xmlbench.core.driver.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.BuiltFile;

/** A library that cannot be loaded is one line, with what mends it. */
@Tag("optional")
class ForeignLibraryTest {
  private static final String MACHINE = System.getProperty("os.arch");

  /** Of ELF, 64 bits, for a machine that is none. */
  private static final byte[] HEAD = {
    0x7F, 'E', 'L', 'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0x7A, 0x7A, 1, 0, 0, 0
  };

  private static final int HEADER_SIZE = 64;

  @Test
  void oneThatTheHostDoesNotHaveNamesItsPackage() {
    ForeignLibrary library = new ForeignLibrary("libnowhere.so.1", "libnowhere1");
    assertThat(library.unavailable())
        .contains("libnowhere.so.1 is not there for " + MACHINE + ": apt-get install libnowhere1");
    assertThat(library.function("any", FunctionDescriptor.ofVoid(ValueLayout.JAVA_INT))).isNull();
    assertThat(library.text("any")).isEmpty();
  }

  @Test
  void oneThatWasNotBuiltSaysSo() {
    BuiltFile missing = BuiltFile.of(ForeignLibraryTest.class, "never-built.so");
    assertThat(new ForeignLibrary(missing, "libthing1").unavailable())
        .isEqualTo(missing.unavailable());
  }

  @Test
  void aProgramThatMayNotBeExecutedIsNotMissing() throws IOException {
    BuiltFile built = BuiltFile.of(ForeignLibraryTest.class, "no-permission");
    Files.createDirectories(built.file().getParent());
    Files.writeString(built.file(), "#!/bin/sh");
    try {
      assertThat(built.unavailable()).contains(built.file() + " may not be executed: chmod +x it");
    } finally {
      Files.delete(built.file());
    }
  }

  @Test
  void oneForAnotherMachineHasToBeBuiltAgain() throws IOException {
    BuiltFile built = BuiltFile.of(ForeignLibraryTest.class, "other-machine.so");
    Path file = built.file();
    Files.createDirectories(file.getParent());
    byte[] bytes = new byte[HEADER_SIZE];
    System.arraycopy(HEAD, 0, bytes, 0, HEAD.length);
    Files.write(file, bytes);
    try {
      assertThat(new ForeignLibrary(built, "libthing1").unavailable())
          .contains(
              "%s cannot be loaded on this host (%s): apt-get install libthing1, or build XMLBench here"
                  .formatted(file, MACHINE));
    } finally {
      Files.delete(file);
    }
  }
}
