package org.xmlbench.piximal.cursor;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.Charset;

/** Charsets of the JDK that a small runtime may be made without. */
final class JdkCharsets {
  private JdkCharsets() {}

  /** The charset of that name; skips the test where the JVM lacks the module that may have it. */
  static Charset of(String name) {
    assumeTrue(
        Charset.isSupported(name) || ModuleLayer.boot().findModule("jdk.charsets").isPresent(),
        "this JVM is made without the module jdk.charsets");
    return Charset.forName(name);
  }
}
