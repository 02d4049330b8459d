package org.xmlbench.suite.plan;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.inspect.DocumentInspection;
import org.xmlbench.core.document.inspect.DocumentInspector;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.probes.Catalogue;
import org.xmlbench.suite.check.DocumentFiles;
import org.xmlbench.suite.home.DriverCatalogue;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.home.InputFiles;
import org.xmlbench.suite.plan.Profile.ProfileDocument;
import org.xmlbench.suite.plan.Profile.Trees;

/** Makes a plan of what the user asks for. */
public final class PlanBuilder {
  private static final long MIB = 1 << 20;

  /** Above this a document is always read from its file: an array cannot hold much more. */
  private static final long MEMORY_LIMIT_BYTES = 1L << 30;

  private static final int HEAP_STEP_MIB = 64;
  private static final int BASE_HEAP_MIB = 64;

  /**
   * Heap of a tree over the size of its document: several of the largest trees seen, and garbage.
   */
  private static final int TREE_HEAP_FACTOR = 48;

  /** The document itself, its copy while it is read, and the garbage of a streaming parser. */
  private static final int STREAMING_HEAP_FACTOR = 4;

  private final DriverCatalogue catalogue;
  private final int cpus;
  private final long memoryMiB;

  /**
   * @param catalogue the drivers there are
   * @param cpus processors of this host
   * @param memoryBytes memory of this host, of which one fork's heap takes at most three quarters
   */
  public PlanBuilder(DriverCatalogue catalogue, int cpus, long memoryBytes) {
    this.catalogue = catalogue;
    this.cpus = cpus;
    this.memoryMiB = memoryBytes / MIB;
  }

  /**
   * The plan.
   *
   * @throws UserErrorException when a name is unknown, a file cannot be read, or nothing is left
   */
  public Plan build(PlanRequest request) {
    Profile profile = request.profile();
    List<DriverEntry> drivers = drivers(request);
    List<Collector> collectors =
        request.collectors().isEmpty() ? profile.collectors() : request.collectors();
    List<PlannedGroup> groups = new ArrayList<>();
    int position = 0;
    for (Map.Entry<ProfileDocument, TimedDocument> entry : documents(request).entrySet()) {
      boolean isProtected = position++ < profile.protectedDocuments();
      for (Collector collector : collectors) {
        addGroups(groups, entry.getKey(), entry.getValue(), collector, drivers, isProtected);
      }
    }
    List<PlannedGroup> mine = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      if (request.shard().holds(i)) {
        mine.add(groups.get(i));
      }
    }
    if (mine.isEmpty()) {
      throw new UserErrorException(
          "nothing to run: no document of the plan has a subject among "
              + drivers.stream().map(driver -> driver.description().id()).toList());
    }
    return new Plan(
        profile.name(),
        request.seed(),
        mine,
        drivers,
        request.blocks().orElse(profile.blocks()),
        request.budget().orElse(profile.budget()),
        profile.schedule());
  }

  private List<DriverEntry> drivers(PlanRequest request) {
    if (!request.drivers().isEmpty()) {
      return catalogue.select(request.drivers());
    }
    Set<String> ofProfile = request.profile().drivers();
    return catalogue.entries().stream()
        .filter(driver -> ofProfile.isEmpty() || ofProfile.contains(driver.description().id()))
        .toList();
  }

  private Map<ProfileDocument, TimedDocument> documents(PlanRequest request) {
    Map<ProfileDocument, TimedDocument> documents = new LinkedHashMap<>();
    if (request.usesProfileDocuments()) {
      for (ProfileDocument document : request.profile().documents()) {
        documents.put(document, timed(document.name()));
      }
      return documents;
    }
    for (String name : request.documents()) {
      TimedDocument document = timed(name);
      documents.put(new ProfileDocument(document.name(), Trees.WALK, false), document);
    }
    request.documentsFolder().ifPresent(folder -> addFolder(folder, documents));
    return documents;
  }

  private void addFolder(Path folder, Map<ProfileDocument, TimedDocument> documents) {
    if (!Files.isDirectory(folder)) {
      throw new UserErrorException("--documents " + folder + ": there is no such folder");
    }
    for (Path file : DocumentFiles.in(folder).files()) {
      TimedDocument document = userFile(file);
      documents.put(new ProfileDocument(document.name(), Trees.WALK, false), document);
    }
  }

  private static TimedDocument timed(String name) {
    if (name.startsWith(TimedDocument.UserFile.PREFIX)) {
      return userFile(Path.of(name.substring(TimedDocument.UserFile.PREFIX.length())));
    }
    Document document = Catalogue.parse(name);
    DocumentFamily family = Catalogue.family(document.name().family());
    long bytes =
        family.parameter() == DocumentFamily.Parameter.BYTES
            ? document.name().size()
            : Math.max(1, document.name().size()) * 128;
    return new TimedDocument.Generated(document, bytes);
  }

  private static TimedDocument userFile(Path file) {
    InputFiles.requireReadable(file);
    Path absolute = file.toAbsolutePath().normalize();
    try {
      DocumentInspection inspection = DocumentInspector.inspect(absolute);
      return new TimedDocument.UserFile(
          absolute, Files.size(absolute), inspection.outside(), inspection.needs());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void addGroups(
      List<PlannedGroup> groups,
      ProfileDocument wanted,
      TimedDocument document,
      Collector collector,
      List<DriverEntry> drivers,
      boolean isProtected) {
    boolean trees =
        wanted.trees() != Trees.NONE
            && drivers.stream().anyMatch(driver -> driver.description().style() == ApiStyle.TREE);
    boolean file = document.bytes() > MEMORY_LIMIT_BYTES;
    for (boolean fresh : wanted.fresh() ? List.of(false, true) : List.of(false)) {
      Condition condition =
          new Condition(collector, heapMiB(document.bytes(), trees), cpus, fresh, file);
      List<PlannedCell> cells = new ArrayList<>();
      for (DriverEntry driver : drivers) {
        for (Operation operation : operations(driver.description().style(), wanted.trees())) {
          cells.add(cell(driver, document, operation, condition));
        }
      }
      if (!cells.isEmpty()) {
        groups.add(new PlannedGroup(document, condition, cells, isProtected));
      }
    }
  }

  private static List<Operation> operations(ApiStyle style, Trees trees) {
    if (style != ApiStyle.TREE) {
      return List.of(Operation.PARSE);
    }
    return switch (trees) {
      case NONE -> List.of();
      case WALK -> List.of(Operation.BUILD_WALK);
      case BUILD_AND_WALK -> List.of(Operation.BUILD_WALK, Operation.BUILD);
    };
  }

  private static PlannedCell cell(
      DriverEntry driver, TimedDocument document, Operation operation, Condition condition) {
    DriverDescription description = driver.description();
    Set<Capability> missing = new TreeSet<>(document.needs());
    missing.retainAll(description.lacks());
    String declared =
        missing.isEmpty()
            ? null
            : "the document needs %s, which %s declares missing"
                .formatted(String.join(", ", names(missing)), description.id());
    return new PlannedCell(
        new Cell(
            description.id(), description.version(), document.name(), operation, condition.toMap()),
        driver,
        declared);
  }

  private static List<String> names(Set<Capability> capabilities) {
    return capabilities.stream().map(Capability::name).toList();
  }

  /** The same for all subjects of a document, and never more than this host has. */
  private int heapMiB(long bytes, boolean trees) {
    long factor = trees ? TREE_HEAP_FACTOR : STREAMING_HEAP_FACTOR;
    long held = trees || bytes <= MEMORY_LIMIT_BYTES ? bytes : 0;
    long wanted = Math.max(2 * BASE_HEAP_MIB, BASE_HEAP_MIB + held * factor / MIB);
    long limit = Math.max(HEAP_STEP_MIB, memoryMiB * 3 / 4);
    long stepped = (wanted + HEAP_STEP_MIB - 1) / HEAP_STEP_MIB * HEAP_STEP_MIB;
    return Math.toIntExact(Math.min(stepped, limit));
  }
}
