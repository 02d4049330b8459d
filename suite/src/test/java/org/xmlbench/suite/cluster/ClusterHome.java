package org.xmlbench.suite.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.TestJars;
import org.xmlbench.house.home.Distribution;

/** A distribution of two honest drivers, with the launcher and {@code slurm/}, as nodes see it. */
record ClusterHome(Path path) {
  private static final String LAUNCHER =
      """
      #!/bin/sh
      exec %s -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-UsePerfData -Xmx512m \
        --enable-native-access=ALL-UNNAMED -Dxmlbench.home=%s -Dxmlbench.lock=%s -cp %s \
        org.xmlbench.suite.Main "$@"
      """;

  static ClusterHome make(Path folder) throws IOException {
    Distribution home =
        BrokenDriversFolder.make(folder, HonestDriver.class, HonestDriver.Second.class);
    Path core = Files.createDirectories(folder.resolve("core"));
    for (Path entry : home.coreClassPath()) {
      TestJars.pack(entry, core.resolve(entry.toString().hashCode() + ".jar"));
    }
    Path launcher = Files.createDirectories(folder.resolve("bin")).resolve("xmlbench");
    executable(
        launcher,
        LAUNCHER.formatted(
            Path.of(System.getProperty("java.home"), "bin", "java"),
            folder,
            folder.resolve("lock"),
            System.getProperty("java.class.path")));
    Path scripts = Files.createDirectories(folder.resolve("slurm"));
    for (String name : List.of("job.sh", "submit", "shard", "merge")) {
      executable(
          scripts.resolve(name),
          Files.readString(TwoNodeSlurm.PROJECT.resolve("scripts/slurm").resolve(name)));
    }
    return new ClusterHome(folder);
  }

  private static void executable(Path file, String text) throws IOException {
    Files.writeString(file, text);
    if (!file.toFile().setExecutable(true)) {
      throw new IOException("cannot make executable: " + file);
    }
  }

  String xmlbench() {
    return path.resolve("bin/xmlbench").toString();
  }

  String submit() {
    return path.resolve("slurm/submit").toString();
  }
}
