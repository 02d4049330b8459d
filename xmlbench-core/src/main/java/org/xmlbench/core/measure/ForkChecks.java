package org.xmlbench.core.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.event.EventTotals;

/**
 * What shows that a subject parses whatever it is given, and not the timed document alone.
 *
 * @param variants other orders of the document, timed in turn with it; they have its size and its
 *     totals
 * @param unseen what is read after the timed operations; empty where the document has no other of
 *     its kind
 */
public record ForkChecks(List<Variant> variants, Optional<Unseen> unseen) {
  /** Of a document of which there is only one. */
  public static final ForkChecks NONE = new ForkChecks(List.of(), Optional.empty());

  private static final String VARIANT = "variant.";
  private static final String DIGEST = ".digest";
  private static final String UNSEEN = "unseen";
  private static final String TWIN = "twin.";
  private static final String ACCEPTANCE = "accepted-twin";

  public ForkChecks {
    variants = List.copyOf(variants);
  }

  /**
   * Another order of the timed document.
   *
   * @param file where its bytes are
   * @param digest the digest of its events
   */
  public record Variant(Path file, String digest) {}

  /**
   * A document that the subject reads only after it was timed.
   *
   * @param file where its bytes are
   * @param totals what it must add up to
   * @param digest the digest of its events
   * @param twins files that are like it but for one broken constraint each
   * @param acceptance what a subject is that accepts one of them and does not declare it
   */
  public record Unseen(
      String name,
      Path file,
      EventTotals totals,
      String digest,
      Map<BrokenConstraint, Path> twins,
      Acceptance acceptance) {
    public Unseen {
      twins = Map.copyOf(twins);
    }
  }

  /** What a subject is that accepts a malformed document without declaring it. */
  public enum Acceptance implements Labelled {
    WRONG,
    /** It is reported: the program that started the fork compares it with another's. */
    REPORTED
  }

  /** The same, with accepted twins treated so. */
  public ForkChecks with(Acceptance acceptance) {
    return new ForkChecks(
        variants,
        unseen.map(
            one -> new Unseen(one.name, one.file, one.totals, one.digest, one.twins, acceptance)));
  }

  /** They as arguments of a command line. */
  List<String> toArguments() {
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < variants.size(); i++) {
      arguments.add(VARIANT + (i + 1) + "=" + variants.get(i).file());
      arguments.add(VARIANT + (i + 1) + DIGEST + "=" + variants.get(i).digest());
    }
    unseen.ifPresent(one -> add(arguments, one));
    return arguments;
  }

  private static void add(List<String> arguments, Unseen unseen) {
    arguments.add(UNSEEN + "=" + unseen.file());
    arguments.add(UNSEEN + ".name=" + unseen.name());
    arguments.add(UNSEEN + ".totals=" + unseen.totals().toText());
    arguments.add(UNSEEN + DIGEST + "=" + unseen.digest());
    for (BrokenConstraint constraint : BrokenConstraint.values()) {
      Path twin = unseen.twins().get(constraint);
      if (twin != null) {
        arguments.add(TWIN + constraint.label() + "=" + twin);
      }
    }
    arguments.add(ACCEPTANCE + "=" + unseen.acceptance().label());
  }

  /** Reads what {@link #toArguments()} wrote. */
  static ForkChecks of(KeyValues values) {
    List<Variant> variants = new ArrayList<>();
    for (int i = 1; values.optional(VARIANT + i).isPresent(); i++) {
      variants.add(
          new Variant(
              Path.of(values.required(VARIANT + i)), values.required(VARIANT + i + DIGEST)));
    }
    return new ForkChecks(
        variants, values.optional(UNSEEN).map(file -> unseen(Path.of(file), values)));
  }

  private static Unseen unseen(Path file, KeyValues values) {
    Map<BrokenConstraint, Path> twins = new EnumMap<>(BrokenConstraint.class);
    for (BrokenConstraint constraint : BrokenConstraint.values()) {
      values
          .optional(TWIN + constraint.label())
          .ifPresent(twin -> twins.put(constraint, Path.of(twin)));
    }
    return new Unseen(
        values.required(UNSEEN + ".name"),
        file,
        EventTotals.parse(values.required(UNSEEN + ".totals")),
        values.required(UNSEEN + DIGEST),
        twins,
        Labelled.of(values.required(ACCEPTANCE), Acceptance.class));
  }
}
