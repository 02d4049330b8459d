package org.xmlbench.results.grid;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import org.xmlbench.core.FileReason;
import org.xmlbench.core.Folders;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.ByteLoopFile;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.MeasuredByteLoop;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.RenumberedLog;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.WholeFile;

/**
 * The run that parts of one plan are together: a run folder like any other, with {@value
 * RunParts#NAME} beside its records.
 */
public final class MergedRun {
  private final List<Part> parts;
  private final boolean whole;

  /**
   * @param parts of one plan and one class of hosts, in the order of their shards
   * @param whole whether they are all parts of the plan
   */
  public MergedRun(List<Part> parts, boolean whole) {
    this.parts = List.copyOf(parts);
    this.whole = whole;
  }

  /**
   * Writes it; the folder appears whole or not at all.
   *
   * @param out the run folder, which must not be there
   * @param say takes a sentence about figures that nothing confirms
   * @throws UserErrorException when it is, cannot be written, or the parts do not make the plan or
   *     hold other records than theirs
   */
  public RunFolder write(Path out, Consumer<String> say) {
    if (Files.exists(out)) {
      throw new UserErrorException(out + " is there already: name a folder that is not");
    }
    SortedSet<String> withoutLoop = new TreeSet<>();
    parts.forEach(part -> withoutLoop.addAll(PartRecords.require(part)));
    Path folder = out.toAbsolutePath().normalize();
    Path making = folder.resolveSibling("." + folder.getFileName() + ".merging");
    delete(making);
    RunFolder run = RunFolder.create(making, manifest(folder.getFileName().toString()));
    List<RunPart> places = new ArrayList<>();
    WholeFile.write(
        making.resolve(RunFolder.FORKS), log -> writeLog(log, run.manifest().run(), places));
    WholeFile.write(making.resolve(DoctorFile.NAME), DoctorFile.text(diagnoses()));
    List<MeasuredByteLoop> loops = byteLoops();
    if (!loops.isEmpty()) {
      ByteLoopFile.write(making, loops);
    }
    RunParts.write(making, places);
    run.takeInventory();
    try {
      Files.move(making, folder, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UserErrorException("cannot write %s: %s".formatted(folder, FileReason.of(e)), e);
    }
    if (!withoutLoop.isEmpty()) {
      say.accept(
          "%s: the parts' %s has no loop over its bytes, so that its figures are held against none"
              .formatted(String.join(", ", withoutLoop), ByteLoopFile.NAME));
    }
    return RunFolder.open(folder);
  }

  private Manifest manifest(String name) {
    Manifest first = parts.getFirst().run().manifest();
    String begun =
        parts.stream()
            .map(part -> part.run().manifest().createdUtc())
            .min(Comparator.naturalOrder())
            .orElseThrow();
    StoredPlan plan = plan();
    Manifest.Origin origin = first.origin();
    return new Manifest(
        Manifest.SCHEMA,
        new Manifest.Origin(
            name,
            begun,
            origin.toolVersion(),
            origin.family(),
            origin.kind(),
            origin.profile(),
            origin.seed(),
            origin.clock()),
        plan.hash(),
        plan,
        first.host(),
        options(),
        union(Manifest::subjects, SubjectEntry::id),
        documents(plan),
        first.request(),
        new MeasuredBefore(
            parts.stream()
                .flatMap(part -> part.run().manifest().before().warmUpBias().stream())
                .toList(),
            parts.stream()
                .flatMap(part -> part.run().manifest().before().treeMemory().stream())
                .toList(),
            parts.stream()
                .flatMap(part -> part.run().manifest().before().scores().stream())
                .distinct()
                .toList(),
            parts.stream()
                .flatMap(part -> part.run().manifest().before().readings().stream())
                .distinct()
                .toList()));
  }

  /** The blocks of all parts in the order of the whole plan. */
  private StoredPlan plan() {
    SortedMap<Integer, PlannedBlock> blocks = new TreeMap<>();
    for (Part part : parts) {
      List<PlannedBlock> measured = part.run().manifest().plan().blocks();
      List<Integer> places = part.footer().blocks();
      if (measured.size() != places.size()) {
        throw damaged(part);
      }
      for (int i = 0; i < places.size(); i++) {
        PlannedBlock other = blocks.put(places.get(i), measured.get(i));
        boolean again = replicated() && measured.get(i).equals(other);
        if (other != null && !again) {
          throw damaged(part);
        }
      }
    }
    for (Part part : parts) {
      boolean beyond =
          part.footer().blocks().stream().anyMatch(place -> place < 0 || place >= blocks.size());
      if (whole && beyond) {
        throw damaged(part);
      }
    }
    StoredPlan plan =
        new StoredPlan(
            List.copyOf(blocks.values()),
            parts.getFirst().run().manifest().plan().sampling(),
            parts.getFirst().run().manifest().plan().race());
    if (whole && !plan.hash().equals(parts.getFirst().footer().planHash())) {
      throw damaged(parts.getFirst());
    }
    return plan;
  }

  private boolean replicated() {
    return parts.getFirst().assignment() instanceof Assignment.Whole;
  }

  private static UserErrorException damaged(Part part) {
    return new UserErrorException(
        ("%s and the other parts do not fit: the blocks that their %s name are not those of the"
                + " plan, each once; measure again what was changed")
            .formatted(part.run().path(), Part.FOOTER));
  }

  /** Those that all parts have alike, and which nodes measured. */
  private Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>(parts.getFirst().run().manifest().options());
    for (Part part : parts) {
      options.entrySet().retainAll(part.run().manifest().options().entrySet());
    }
    options.remove(Part.ASSIGNMENT);
    options.remove(Part.JOB);
    options.put(
        Part.NODE,
        String.join(", ", parts.stream().map(part -> part.footer().node()).distinct().toList()));
    return options;
  }

  private List<DocumentEntry> documents(StoredPlan plan) {
    List<String> order = plan.blocks().stream().map(PlannedBlock::document).toList();
    return union(Manifest::documents, DocumentEntry::name).stream()
        .sorted(Comparator.comparingInt(document -> order.indexOf(document.name())))
        .toList();
  }

  private <T> List<T> union(Function<Manifest, List<T>> list, Function<T, String> name) {
    Map<String, T> all = new LinkedHashMap<>();
    for (Part part : parts) {
      list.apply(part.run().manifest()).forEach(one -> all.putIfAbsent(name.apply(one), one));
    }
    return List.copyOf(all.values());
  }

  /** The records of all parts: numbers of blocks go on from one to the next. */
  private void writeLog(OutputStream out, String run, List<RunPart> places) throws IOException {
    RenumberedLog log = new RenumberedLog(out, run);
    int before = 0;
    for (Part part : parts) {
      int last = log.copy(part.run().path(), before);
      places.add(new RunPart(part.footer(), before + 1, last));
      before = last;
    }
  }

  /** In the order of the parts: of a plan that several nodes measured whole, each node's own. */
  private List<MeasuredByteLoop> byteLoops() {
    return parts.stream()
        .flatMap(part -> ByteLoopFile.readOfPart(part.run().path()).stream())
        .toList();
  }

  private List<HostDiagnosis> diagnoses() {
    List<HostDiagnosis> all = new ArrayList<>();
    parts.forEach(part -> all.addAll(DoctorFile.read(part.run().path())));
    all.sort(Comparator.comparing(HostDiagnosis::readUtc));
    return all;
  }

  /** What a merge that was killed has left. */
  private static void delete(Path folder) {
    try {
      Folders.delete(folder);
    } catch (UncheckedIOException e) {
      throw new UserErrorException(
          "cannot delete %s: %s".formatted(folder, FileReason.of(e.getCause())), e);
    }
  }
}
