package org.xmlbench.families.strategies.runs;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.engine.plan.TimedDocuments;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.StreamingDriver;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.RunRequest;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.storage.condition.StorageCondition;

/**
 * What the user asks of a run of input strategies, by names.
 *
 * @param profile name of the profile that it started from
 * @param factors what is varied
 * @param seed of the order of blocks and inside them
 */
record StrategiesRequest(
    String profile, @JsonUnwrapped Factors factors, @JsonUnwrapped RunsOfCell runs, long seed)
    implements RunRequest {
  private static final String CONTROL = "plain";

  /** Checks that nothing is missing. */
  public StrategiesRequest {
    Objects.requireNonNull(profile, "it has no profile");
    Objects.requireNonNull(factors, "it has no documents");
    Objects.requireNonNull(runs, "it has no runs");
  }

  /**
   * What is varied, by names.
   *
   * @param documents names of what is parsed, {@code file:PATH} included
   * @param drivers ids of the streaming drivers that parse
   * @param strategies how the files are read, as {@code list strategies} names them
   * @param conditions conditions of cache and storage, as {@code list conditions} names them
   * @param cpus numbers of processors
   */
  record Factors(
      List<String> documents,
      List<String> drivers,
      List<String> strategies,
      List<String> conditions,
      List<Integer> cpus) {
    /** Copies the lists. */
    public Factors {
      documents = List.copyOf(documents);
      drivers = List.copyOf(drivers);
      strategies = List.copyOf(strategies);
      conditions = List.copyOf(conditions);
      cpus = List.copyOf(cpus);
    }
  }

  /**
   * What these names mean; the strategy with which all are compared is always one.
   *
   * @throws UserErrorException when a name is unknown, or this host has fewer processors
   */
  ReadaheadRequest resolve(SubjectCatalogue<DriverDescription> catalogue) {
    List<String> withPlain = new ArrayList<>(factors.strategies());
    if (!withPlain.contains(CONTROL)) {
      withPlain.addFirst(CONTROL);
    }
    List<TimedDocument> documents =
        factors.documents().stream().distinct().map(TimedDocuments::named).toList();
    List<LibrarySubject<DriverDescription>> parsers =
        factors.drivers().stream()
            .distinct()
            .map(catalogue::named)
            .map(StreamingDriver::of)
            .toList();
    List<InputStrategy> inputs = withPlain.stream().map(Inputs::strategy).distinct().toList();
    List<StorageCondition> storage =
        factors.conditions().stream().map(StorageCondition::parse).distinct().toList();
    Factors named =
        new Factors(
            documents.stream().map(TimedDocument::name).toList(),
            parsers.stream().map(LibrarySubject::id).toList(),
            inputs.stream().map(InputStrategy::name).toList(),
            storage.stream().map(StorageCondition::name).toList(),
            factors.cpus().stream().distinct().map(StrategiesRequest::checked).toList());
    return new ReadaheadRequest(
        new StrategiesRequest(profile, named, runs, seed), documents, parsers, inputs, storage);
  }

  private static int checked(int processors) {
    int available = Runtime.getRuntime().availableProcessors();
    if (processors < 1 || processors > available) {
      throw new UserErrorException(
          "--cpus %d: this host has from 1 to %d".formatted(processors, available));
    }
    return processors;
  }
}
