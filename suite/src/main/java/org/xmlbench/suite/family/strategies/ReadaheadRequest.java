package org.xmlbench.suite.family.strategies;

import java.util.List;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.home.LibrarySubject;

/**
 * What is to be measured.
 *
 * @param profile name of the profile that it started from
 * @param documents what is parsed
 * @param drivers which streaming drivers parse
 * @param strategies how the files are read
 * @param conditions the conditions of cache and storage
 * @param cpus numbers of processors
 * @param runs of each cell
 * @param seed of the order of blocks and inside them
 */
record ReadaheadRequest(
    String profile,
    List<TimedDocument> documents,
    List<LibrarySubject<DriverDescription>> drivers,
    List<InputStrategy> strategies,
    List<StorageCondition> conditions,
    List<Integer> cpus,
    RunsOfCell runs,
    long seed) {
  /** Copies the lists. */
  public ReadaheadRequest {
    documents = List.copyOf(documents);
    drivers = List.copyOf(drivers);
    strategies = List.copyOf(strategies);
    conditions = List.copyOf(conditions);
    cpus = List.copyOf(cpus);
  }
}
