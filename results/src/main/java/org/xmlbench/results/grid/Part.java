package org.xmlbench.results.grid;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.xmlbench.core.FileReason;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.VersionedFile;
import org.xmlbench.results.store.WholeFile;
import tools.jackson.core.JacksonException;

/**
 * The part of a plan that one node measured: a run folder with a footer.
 *
 * @param run manifest and records
 * @param footer what was written last
 */
public record Part(RunFolder run, PartFooter footer) {
  /** Name of the footer's file. */
  public static final String FOOTER = "part.json";

  /** Name of a part's option that says which hash the whole plan has. */
  public static final String PLAN = "wholePlan";

  /** Name of a part's option that says what of the plan it is, such as {@code 3/8}. */
  public static final String ASSIGNMENT = "assignment";

  /** Name of a part's option that says which node measured. */
  public static final String NODE = "node";

  /** Name of a part's option that says which start of a scheduler's job began it. */
  public static final String JOB = "job";

  /**
   * Name of a part's option that says by how many seconds its node's clock is ahead of the file
   * system's, where that is worth a word.
   */
  public static final String CLOCK_AHEAD = "clockAheadSeconds";

  /**
   * Whether a part is complete: its name says so, and its footer is whole. A host that crashes may
   * lose the end of what was written last, and keep the new name.
   */
  public static boolean isComplete(Path folder) {
    if (PartName.of(folder).filter(PartName::complete).isEmpty()) {
      return false;
    }
    try {
      return StoreJson.builder()
          .build()
          .readTree(Files.readString(folder.resolve(FOOTER)))
          .isObject();
    } catch (IOException | JacksonException e) {
      return false;
    }
  }

  /**
   * Reads a part that is complete.
   *
   * @throws UserErrorException when it is none, or was changed after its end
   */
  public static Part read(Path folder) {
    Path file = folder.resolve(FOOTER);
    if (!Files.isRegularFile(file)) {
      throw new UserErrorException(
          "%s is no complete part of a plan: it has no %s".formatted(folder, FOOTER));
    }
    PartFooter footer =
        new VersionedFile(
                file, PartFooter.SCHEMA, "; use the version that wrote it", "measure it again")
            .read(PartFooter.class);
    RunFolder run = RunFolder.open(folder);
    if (!footer.sha256().equals(sha256(folder))) {
      throw new UserErrorException(
          "%s was changed after its end: its %s is not what its %s says; measure it again"
              .formatted(folder, RunFolder.FORKS, FOOTER));
    }
    Optional<PartName> name = PartName.of(folder);
    if (name.isPresent() && !isOf(name.get(), footer)) {
      throw new UserErrorException(
          "%s is damaged: it says %s, attempt %s, and its folder's name another part; measure it again"
              .formatted(file, footer.assignment(), footer.attempt()));
    }
    return new Part(run, footer);
  }

  private static boolean isOf(PartName name, PartFooter footer) {
    return name.assignment().folder().equals(footer.assignment())
        && name.attempt().equals(footer.attempt());
  }

  public Assignment assignment() {
    return Assignment.of(footer.assignment())
        .orElseThrow(
            () ->
                new UserErrorException(
                    "%s is damaged: '%s' is no part of a plan"
                        .formatted(run.path().resolve(FOOTER), footer.assignment())));
  }

  /**
   * Ends a part: writes its footer, and gives its folder the name of a complete one.
   *
   * @param folder the unfinished part
   * @param blocks places in the whole plan of the blocks that it measured
   * @return the folder's new path
   */
  public static Path complete(Path folder, String planHash, List<Integer> blocks) {
    PartName name =
        PartName.of(folder).orElseThrow(() -> new IllegalArgumentException(folder.toString()));
    RunFolder run = RunFolder.open(folder);
    // Its lines will be copied between those of other parts.
    run.repair();
    Map<String, String> options = run.manifest().options();
    PartFooter footer =
        new PartFooter(
            PartFooter.SCHEMA,
            planHash,
            name.assignment().folder(),
            blocks,
            name.attempt(),
            Optional.ofNullable(options.get(JOB)).flatMap(JobAttempt::of).orElse(null),
            options.getOrDefault(NODE, ""),
            Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
            run.forks().records().size(),
            sha256(folder));
    WholeFile.write(folder.resolve(FOOTER), StoreJson.file(footer));
    Path whole = folder.resolveSibling(name.completed().toString());
    try {
      return Files.move(folder, whole, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UserErrorException("cannot rename %s to %s: %s".formatted(folder, whole, e), e);
    }
  }

  /** The folders of parts in {@code folder}, in the order of their names; none where it is not. */
  public static List<Path> in(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(entry -> PartName.of(entry).isPresent())
          .filter(Files::isDirectory)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UserErrorException("cannot read %s: %s".formatted(folder, FileReason.of(e)), e);
    }
  }

  private static String sha256(Path folder) {
    try (InputStream log = Files.newInputStream(folder.resolve(RunFolder.FORKS))) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      log.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException e) {
      throw new UserErrorException(
          "cannot read %s: %s".formatted(folder.resolve(RunFolder.FORKS), FileReason.of(e)), e);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
