package org.xmlbench.suite.choose;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.Task;
import org.xmlbench.house.check.CheckedDocument;
import org.xmlbench.house.command.TimeBudgetOption;

/** The options of the commands behind a choice. */
final class CommandWords {
  private CommandWords() {}

  /** Of those that qualify so far. */
  static List<String> drivers(ChoiceMaker maker) {
    return maker.candidates().stream().flatMap(one -> Stream.of("--driver", one.id())).toList();
  }

  /** Of a run over the user's documents: without any, it would be of the profile's. */
  static List<String> timing(ChoiceSession.Asked asked, List<CheckedDocument> documents) {
    List<String> words = new ArrayList<>(List.of("--profile", asked.profile()));
    documents.forEach(document -> words.addAll(List.of("--document", name(document))));
    return words;
  }

  /** The same within the budget that was asked for. */
  static List<String> withBudget(ChoiceSession.Asked asked, List<CheckedDocument> documents) {
    return Stream.concat(timing(asked, documents).stream(), budget(asked).stream()).toList();
  }

  static List<String> budget(ChoiceSession.Asked asked) {
    return asked.budget() == null ? List.of() : List.of(TimeBudgetOption.NAME, asked.budget());
  }

  /** What a document is called in a run. */
  static String name(CheckedDocument document) {
    return Task.FILE + document.file().toAbsolutePath().normalize();
  }
}
