package org.xmlbench.suite.choose;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.results.stats.Checking;

/** What a user demands of a parser, beside that it reads the documents rightly. */
public enum Requirement implements Labelled {
  /** An API of events. */
  STREAMING("delivers events, and builds no tree", driver -> isTree(driver) ? no("a tree") : yes()),
  /** SAX and its like. */
  PUSH("calls the program (SAX)", style(ApiStyle.PUSH)),
  STAX("is asked by the program, by StAX's cursor", style(ApiStyle.STAX)),
  /** StAX's events. */
  STAX_EVENTS("is asked by the program, by StAX's event reader", style(ApiStyle.STAX_EVENTS)),
  PULL("is asked by the program, by XmlPull", style(ApiStyle.PULL)),
  TREE("builds a tree", style(ApiStyle.TREE)),
  /** Names with their namespaces. */
  NAMESPACES(
      "delivers all names with their namespaces, and rejects undeclared prefixes",
      lacksNone(
          Capability.DEFAULT_NAMESPACE,
          Capability.NESTED_DEFAULT_NAMESPACES,
          Capability.rejects("prefix-declared"))),
  /** What an internal subset declares. */
  DTD(
      "expands entities and adds defaults that the document's own DTD declares",
      lacksNone(
          Capability.DOCTYPE,
          Capability.INTERNAL_ENTITIES,
          Capability.ATTRIBUTE_DEFAULTS,
          Capability.ATTRIBUTE_TYPES)),
  /** Malformed documents are rejected. */
  CHECKS(
      "accepts at most %d of XMLBench's malformed documents, one for each constraint"
          .formatted(Checking.MOST_ACCEPTED),
      Requirement::unchecked),
  /** No native code. */
  JAVA("is written in Java", driver -> driver.library().isNative() ? no("native code") : yes()),
  /** Safe as it comes: measured. */
  SAFE_BY_DEFAULT("lets nothing in as it comes, by 'security'", null),
  /** Safe when hardened: measured. */
  SAFE_WHEN_HARDENED(
      "lets nothing in when its documentation is followed, by 'security', and reads the documents"
          + " all the same",
      null),
  /** By the suite of constraints: measured. */
  CONFORMING("does every test of XMLBench's own suite rightly, by 'conformance'", null);

  private static final String ALTERNATIVE = "\\|";

  private final String meaning;
  private final Function<DriverDescription, Optional<String>> unmet;

  Requirement(String meaning, Function<DriverDescription, Optional<String>> unmet) {
    this.meaning = meaning;
    this.unmet = unmet;
  }

  /** What a parser does that meets it. */
  public String meaning() {
    return meaning;
  }

  /** Whether only a scorecard tells who meets it. */
  public boolean isMeasured() {
    return unmet == null;
  }

  /**
   * Why what a driver says of itself does not meet it; empty where it does.
   *
   * @throws IllegalStateException when only a scorecard tells
   */
  Optional<String> unmet(DriverDescription driver) {
    if (isMeasured()) {
      throw new IllegalStateException(label() + " is measured");
    }
    return unmet.apply(driver);
  }

  /** Names and meanings of all of them, a line each. */
  public static List<String> lines() {
    return Arrays.stream(values())
        .map(requirement -> "%-18s %s".formatted(requirement.label(), requirement.meaning))
        .toList();
  }

  /** What is demanded: each of these, of which one alternative at least. */
  public record Demand(List<Requirement> alternatives) {
    public Demand {
      alternatives = List.copyOf(alternatives);
    }

    /** As the user wrote it. */
    public String text() {
      return alternatives.stream().map(Requirement::label).collect(Collectors.joining("|"));
    }

    /** What a parser does that meets it. */
    public String meaning() {
      return alternatives.stream().map(Requirement::meaning).collect(Collectors.joining(", or "));
    }
  }

  /**
   * The demand of that text, such as {@code stax} or {@code push|stax}.
   *
   * @throws org.xmlbench.core.UserErrorException when it names an unknown requirement
   */
  public static Demand demand(String text) {
    return new Demand(
        Arrays.stream(text.split(ALTERNATIVE, -1))
            .map(name -> NearestName.named("requirement", name, List.of(values()), Labelled::label))
            .toList());
  }

  private static boolean isTree(DriverDescription driver) {
    return driver.style() == ApiStyle.TREE;
  }

  private static Function<DriverDescription, Optional<String>> style(ApiStyle wanted) {
    return driver ->
        driver.style() == wanted ? yes() : no("its API is %s".formatted(driver.style().label()));
  }

  private static Function<DriverDescription, Optional<String>> lacksNone(Capability... needed) {
    return driver -> {
      Set<Capability> lacking = new TreeSet<>(List.of(needed));
      lacking.retainAll(driver.lacks());
      return lacking.isEmpty()
          ? yes()
          : no(
              lacking.stream()
                  .map(Capability::name)
                  .collect(Collectors.joining(", ", "lacks ", "")));
    };
  }

  private static Optional<String> unchecked(DriverDescription driver) {
    long accepted = driver.lacks().stream().filter(Capability::isRejection).count();
    return accepted <= Checking.MOST_ACCEPTED ? yes() : no("accepts %d".formatted(accepted));
  }

  private static Optional<String> yes() {
    return Optional.empty();
  }

  private static Optional<String> no(String why) {
    return Optional.of(why);
  }
}
