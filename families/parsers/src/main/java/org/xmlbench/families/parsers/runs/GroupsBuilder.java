package org.xmlbench.families.parsers.runs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.Operation;
import org.xmlbench.families.parsers.runs.Profile.ProfileDocument;
import org.xmlbench.families.parsers.runs.Profile.Trees;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.engine.plan.TimedDocuments;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.store.Compilation;

/**
 * Makes the groups of a plan: each document under each of its conditions, with a cell for whatever
 * a subject does with it.
 *
 * @param conditions what this host can hold fixed
 * @param notices takes a line for each file of a folder of documents that is left out
 */
record GroupsBuilder(ConditionRule conditions, Consumer<String> notices) {
  /** What is the same for the groups of a document that have one collector. */
  private record Fixed(
      Collector collector,
      Compilation compilation,
      boolean coldCaches,
      ThreadCounts threads,
      boolean isProtected) {}

  /** Below this the sweep takes so much longer than the document that it is all one would see. */
  private static final long LEAST_COLD_BYTES = 64 << 10;

  private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

  /**
   * The groups, in the order of their documents.
   *
   * @throws UserErrorException when the name of a document is unknown, a file cannot be read, or
   *     all documents are too small for cold caches
   */
  List<PlannedGroup> of(
      ParserRequest.Choice choice,
      Profile profile,
      List<LibrarySubject<DriverDescription>> drivers) {
    ThreadCounts threads = choice.threadCounts(PROCESSORS);
    threads.warn(PROCESSORS, notices);
    List<PlannedGroup> groups = new ArrayList<>();
    List<TimedDocument> tooSmall = new ArrayList<>();
    int position = 0;
    Map<ProfileDocument, TimedDocument> documents = documents(choice, profile);
    for (Map.Entry<ProfileDocument, TimedDocument> entry : documents.entrySet()) {
      boolean isProtected = position++ < profile.protectedDocuments();
      if (choice.coldCaches() && entry.getValue().bytes() < LEAST_COLD_BYTES) {
        tooSmall.add(entry.getValue());
        continue;
      }
      for (Collector collector : collectors(choice, profile, entry.getKey())) {
        Fixed fixed =
            new Fixed(collector, choice.compilation(), choice.coldCaches(), threads, isProtected);
        ProfileDocument wanted = entry.getKey();
        List<LibrarySubject<DriverDescription>> readers =
            choice.drivers().isEmpty()
                ? drivers.stream().filter(driver -> wanted.isReadBy(driver.id())).toList()
                : drivers;
        addGroups(groups, wanted, entry.getValue(), fixed, readers);
      }
    }
    tellTooSmall(tooSmall, tooSmall.size() == documents.size());
    return groups;
  }

  /** Of documents that are left out with cold caches. */
  private void tellTooSmall(List<TimedDocument> documents, boolean nothingIsLeft) {
    for (TimedDocument document : documents) {
      String text =
          "%s is smaller than 64 KiB, which cannot be timed with cold caches"
              .formatted(document.name());
      if (nothingIsLeft) {
        throw new UserErrorException("nothing to measure: " + text);
      }
      notices.accept(text + ": left out");
    }
  }

  /** Those that the user asks for, whatever the document; else those of the profile. */
  private static List<Collector> collectors(
      ParserRequest.Choice choice, Profile profile, ProfileDocument document) {
    if (!choice.collectors().isEmpty()) {
      return choice.collectors();
    }
    return document.everyCollector() ? profile.collectors() : profile.collectors().subList(0, 1);
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
      documents.put(ProfileDocument.ofUser(document.name()), document);
    }
    if (choice.documentsFolder() != null) {
      for (TimedDocument document : TimedDocuments.in(Path.of(choice.documentsFolder()), notices)) {
        documents.put(ProfileDocument.ofUser(document.name()), document);
      }
    }
    return documents;
  }

  private void addGroups(
      List<PlannedGroup> groups,
      ProfileDocument wanted,
      TimedDocument document,
      Fixed fixed,
      List<LibrarySubject<DriverDescription>> drivers) {
    boolean trees =
        wanted.trees() != Trees.NONE
            && drivers.stream().anyMatch(driver -> driver.description().style() == ApiStyle.TREE);
    for (boolean fresh : wanted.fresh() ? List.of(false, true) : List.of(false)) {
      Condition condition =
          conditions
              .ofThreads(fixed.threads().most(), PROCESSORS)
              .of(document, fixed.collector(), trees, fresh)
              .with(fixed.compilation())
              .withCaches(fixed.coldCaches());
      List<PlannedCell> cells = new ArrayList<>();
      for (LibrarySubject<DriverDescription> driver : drivers) {
        for (Operation operation : operations(driver.description().style(), wanted.trees())) {
          cells.addAll(
              inThreads(
                  PlannedCell.of(driver, document, operation, condition, ForkJvm.ofSuite()),
                  fixed.threads()));
        }
      }
      if (!cells.isEmpty()) {
        groups.add(
            new PlannedGroup(document, condition, cells, fixed.isProtected(), wanted.blocks()));
      }
    }
  }

  /** In one block, so that each number of threads is compared with one thread next to it. */
  private static List<PlannedCell> inThreads(PlannedCell cell, ThreadCounts threads) {
    return threads.isAsked()
        ? threads.counts().stream().map(cell::inThreads).toList()
        : List.of(cell);
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
