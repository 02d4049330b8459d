package org.xmlbench.analytics;

import java.nio.file.Path;
import java.util.List;
import org.xmlbench.results.store.Manifest;

/**
 * A row of {@code manifests}.
 *
 * @param folder the run's folder
 */
record ManifestRow(Path folder, Manifest manifest) {
  static final Table<ManifestRow> TABLE =
      new Table<>(
          "manifests",
          List.of(
              Column.text("run", row -> row.manifest.run()),
              Column.text("folder", row -> row.folder.toString()),
              Column.time("created_utc", row -> Times.utc(row.manifest.createdUtc())),
              Column.text("tool_version", row -> row.manifest.toolVersion()),
              Column.text("profile", row -> row.manifest.profile()),
              Column.number("seed", row -> row.manifest.seed()),
              Column.text("clock", row -> row.manifest.clock().label()),
              Column.text("plan_hash", row -> row.manifest.planHash()),
              Column.text("cpu", row -> row.manifest.host().cpu()),
              Column.text("microcode", row -> row.manifest.host().microcode()),
              Column.number("cores", row -> row.manifest.host().cores()),
              Column.number("memory_gib", row -> row.manifest.host().memoryGiB()),
              Column.text("os", row -> row.manifest.host().os()),
              Column.text("kernel", row -> row.manifest.host().kernel()),
              Column.text("arch", row -> row.manifest.host().arch()),
              Column.text("jdk_version", row -> row.manifest.host().jdkVersion()),
              Column.text("jdk_vendor", row -> row.manifest.host().jdkVendor()),
              Column.text("vm", row -> row.manifest.host().vm()),
              Column.textMap("host", row -> row.manifest.host().more()),
              Column.textMap("options", row -> row.manifest.options())));
}
