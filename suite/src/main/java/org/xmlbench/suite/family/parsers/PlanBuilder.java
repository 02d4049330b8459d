package org.xmlbench.suite.family.parsers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.Operation;
import org.xmlbench.suite.command.NamedProfile;
import org.xmlbench.suite.engine.plan.Collector;
import org.xmlbench.suite.engine.plan.Condition;
import org.xmlbench.suite.engine.plan.ConditionRule;
import org.xmlbench.suite.engine.plan.PlannedCell;
import org.xmlbench.suite.engine.plan.PlannedGroup;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.engine.plan.TimedDocuments;
import org.xmlbench.suite.family.parsers.Profile.ProfileDocument;
import org.xmlbench.suite.family.parsers.Profile.Trees;
import org.xmlbench.suite.home.ForkJvm;
import org.xmlbench.suite.home.LibrarySubject;
import org.xmlbench.suite.home.SubjectCatalogue;

/** Makes a plan of what the user asks for. */
final class PlanBuilder {
  private final SubjectCatalogue<DriverDescription> catalogue;
  private final ConditionRule conditions;
  private final Consumer<String> notices;

  /**
   * @param catalogue the drivers there are
   * @param conditions what this host can hold fixed
   * @param notices takes a line for each file of a folder of documents that is left out
   */
  public PlanBuilder(
      SubjectCatalogue<DriverDescription> catalogue,
      ConditionRule conditions,
      Consumer<String> notices) {
    this.notices = notices;
    this.catalogue = catalogue;
    this.conditions = conditions;
  }

  /**
   * The plan.
   *
   * @throws UserErrorException when a name is unknown, a file cannot be read, or nothing is left
   */
  public RunPlan build(ParserRequest request) {
    Profile profile = NamedProfile.byName(request.profile(), Profiles.ALL);
    Shard shard = Shard.parse(request.shard());
    ParserRequest.Choice choice = request.choice();
    List<LibrarySubject<DriverDescription>> drivers = drivers(choice, profile);
    List<Collector> collectors =
        choice.collectors().isEmpty() ? profile.collectors() : choice.collectors();
    List<PlannedGroup> groups = new ArrayList<>();
    int position = 0;
    for (Map.Entry<ProfileDocument, TimedDocument> entry : documents(choice, profile).entrySet()) {
      boolean isProtected = position++ < profile.protectedDocuments();
      for (Collector collector : collectors) {
        addGroups(groups, entry.getKey(), entry.getValue(), collector, drivers, isProtected);
      }
    }
    List<PlannedGroup> mine = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      if (shard.holds(i)) {
        mine.add(groups.get(i));
      }
    }
    if (mine.isEmpty()) {
      throw new UserErrorException(
          "nothing to run: no document of the plan has a subject among "
              + drivers.stream().map(driver -> driver.description().id()).toList());
    }
    return new RunPlan(
        profile.name(), request.seed(), mine, drivers, request.amount().over(profile.effort()));
  }

  private List<LibrarySubject<DriverDescription>> drivers(
      ParserRequest.Choice choice, Profile profile) {
    if (!choice.drivers().isEmpty()) {
      return catalogue.select(choice.drivers());
    }
    Set<String> ofProfile = profile.drivers();
    return catalogue.entries().stream()
        .filter(driver -> ofProfile.isEmpty() || ofProfile.contains(driver.description().id()))
        .toList();
  }

  private Map<ProfileDocument, TimedDocument> documents(
      ParserRequest.Choice choice, Profile profile) {
    Map<ProfileDocument, TimedDocument> documents = new LinkedHashMap<>();
    if (choice.usesProfileDocuments()) {
      for (ProfileDocument document : profile.documents()) {
        documents.put(document, TimedDocuments.named(document.name()));
      }
      return documents;
    }
    for (String name : choice.documents()) {
      TimedDocument document = TimedDocuments.named(name);
      documents.put(new ProfileDocument(document.name(), Trees.WALK, false), document);
    }
    if (choice.documentsFolder() != null) {
      for (TimedDocument document : TimedDocuments.in(Path.of(choice.documentsFolder()), notices)) {
        documents.put(new ProfileDocument(document.name(), Trees.WALK, false), document);
      }
    }
    return documents;
  }

  private void addGroups(
      List<PlannedGroup> groups,
      ProfileDocument wanted,
      TimedDocument document,
      Collector collector,
      List<LibrarySubject<DriverDescription>> drivers,
      boolean isProtected) {
    boolean trees =
        wanted.trees() != Trees.NONE
            && drivers.stream().anyMatch(driver -> driver.description().style() == ApiStyle.TREE);
    for (boolean fresh : wanted.fresh() ? List.of(false, true) : List.of(false)) {
      Condition condition = conditions.of(document, collector, trees, fresh);
      List<PlannedCell> cells = new ArrayList<>();
      for (LibrarySubject<DriverDescription> driver : drivers) {
        for (Operation operation : operations(driver.description().style(), wanted.trees())) {
          cells.add(PlannedCell.of(driver, document, operation, condition, ForkJvm.ofSuite()));
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
}
