package org.xmlbench.house.grid;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.Optional;
import java.util.UUID;
import org.xmlbench.core.FileReason;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.grid.Assignment;
import org.xmlbench.results.grid.Part;
import org.xmlbench.results.grid.PartName;
import org.xmlbench.results.grid.PlanFile;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;

/**
 * The folder, on a file system that all nodes see, into which each measures its part of a plan.
 * Nothing in it is locked: every attempt has a folder of its own, and becomes complete by being
 * renamed.
 */
public record PartsFolder(Path path, String planHash, String node) {
  public static final String PLAN = "plan.json";

  /**
   * Keeps the plan in the folder, for who repeats a part.
   *
   * @throws UserErrorException when it has one that was made otherwise, or cannot be written
   */
  public void keep(PlanFile plan) {
    Path file = path.resolve(PLAN);
    if (Files.exists(file)) {
      PlanFile there = PlanFile.read(file);
      if (!there.text().equals(plan.text())) {
        throw new UserErrorException(
            "%s was made with other options%s: give --plan %s in place of options, or name another folder"
                .formatted(
                    file,
                    there.planHash().equals(plan.planHash()) ? ", such as another seed" : "",
                    file));
      }
      return;
    }
    Path own = path.resolve("." + PLAN + "." + UUID.randomUUID());
    try {
      Files.createDirectories(path);
      Files.writeString(own, plan.text());
      Files.move(own, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UserErrorException(
          "output folder %s cannot be written: %s; name another with --out"
              .formatted(path, FileReason.of(e)),
          e);
    }
  }

  /**
   * A complete attempt; empty where there is none.
   *
   * @throws UserErrorException when it is of another plan, or was changed after its end
   */
  public Optional<Path> complete(Assignment assignment) {
    Optional<Path> part =
        Part.in(path).stream()
            .filter(attempt -> is(attempt, assignment, true))
            .filter(Part::isComplete)
            .findFirst();
    part.map(Part::read)
        .map(complete -> complete.footer().planHash())
        .filter(hash -> !hash.equals(planHash))
        .ifPresent(
            hash -> {
              throw new UserErrorException(
                  "%s holds %s of another plan (hash %.12s, this one is %.12s): name another folder"
                      .formatted(path, assignment.label(), hash, planHash));
            });
    return part;
  }

  /**
   * The last attempt that this node began and did not end. What another node has begun is left
   * alone: it may still be writing, and its blocks are of another host.
   */
  public Optional<Path> unfinished(Assignment assignment) {
    return Part.in(path).stream()
        .filter(part -> is(part, assignment, false))
        .filter(part -> Files.isRegularFile(part.resolve(RunFolder.MANIFEST)))
        .filter(part -> node.equals(manifest(part).options().get(Part.NODE)))
        .max(Comparator.comparing(part -> manifest(part).createdUtc()));
  }

  private static boolean is(Path part, Assignment assignment, boolean complete) {
    PartName name = PartName.of(part).orElseThrow();
    return name.assignment().equals(assignment) && name.complete() == complete;
  }

  private static Manifest manifest(Path part) {
    return RunFolder.open(part).manifest();
  }

  public Path next(Assignment assignment) {
    return path.resolve(PartName.next(assignment).toString());
  }
}
