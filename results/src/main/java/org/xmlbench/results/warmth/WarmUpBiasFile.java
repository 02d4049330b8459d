package org.xmlbench.results.warmth;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.NewestFile;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.VersionedFile;
import org.xmlbench.results.store.WholeFile;

/** {@code bias.json}: {@link WarmUpBias}, what is unknown left out. */
public final class WarmUpBiasFile {
  /** Name of the file. */
  public static final String NAME = "bias.json";

  private WarmUpBiasFile() {}

  /** The file's text, indented. */
  public static String text(WarmUpBias bias) {
    return StoreJson.file(bias);
  }

  /**
   * Writes it into a folder.
   *
   * @throws org.xmlbench.results.store.DiskFullException when the disk is full
   */
  public static void write(Path folder, WarmUpBias bias) {
    WholeFile.write(folder.resolve(NAME), text(bias));
  }

  /**
   * Reads that of a folder; empty where there is none.
   *
   * @throws UserErrorException when it is damaged or has another schema
   */
  public static Optional<WarmUpBias> read(Path folder) {
    Path file = folder.resolve(NAME);
    return Files.isRegularFile(file) ? Optional.of(readFile(file)) : Optional.empty();
  }

  private static WarmUpBias readFile(Path file) {
    return new VersionedFile(
            file, WarmUpBias.SCHEMA, "; measure the bias again", "measure the bias again")
        .read(WarmUpBias.class);
  }

  /** The newest in the folders of {@code runs} that holds for the forks of that run. */
  public static Optional<WarmUpBias> newest(Path runs, Manifest run) {
    return new NewestFile<>(NAME, folder -> readFile(folder.resolve(NAME)), WarmUpBias::createdUtc)
        .in(runs, bias -> bias.holdsFor(run));
  }
}
