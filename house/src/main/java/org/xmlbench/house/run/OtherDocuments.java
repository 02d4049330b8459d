package org.xmlbench.house.run;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.core.measure.ForkChecks;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.plan.TimedDocument;

/**
 * Writes what shows that a subject does not know one document alone: other orders of it, another
 * document of its family, and malformed twins of that. They are made once for all forks of a run,
 * and are others in each run.
 */
final class OtherDocuments {
  /** Orders of a document that are timed in turn, its own included. */
  private static final int ORDERS = 4;

  /** All orders together are smaller, for every fork holds them in memory. */
  private static final long ORDERS_BYTES = 32L << 20;

  /** Of a larger document there is one malformed twin, for the sake of the disk. */
  private static final long TWINS_BYTES = 64L << 20;

  private final RandomGenerator random;

  /** Others in each run, so that no subject can bring them along. */
  OtherDocuments() {
    this(new SecureRandom());
  }

  OtherDocuments(RandomGenerator random) {
    this.random = random;
  }

  PreparedDocument with(PreparedDocument prepared, Document document) throws IOException {
    Optional<Document> another = document.another(random.nextLong(Long.MAX_VALUE));
    Optional<ForkChecks.Unseen> unseen =
        another.isEmpty()
            ? Optional.empty()
            : Optional.of(unseen(another.get(), beside(prepared.file(), "unseen")));
    return new PreparedDocument(
        prepared.file(),
        prepared.bytes(),
        prepared.totals(),
        prepared.digest(),
        prepared.doubt(),
        new ForkChecks(variants(prepared, document), unseen));
  }

  private static List<ForkChecks.Variant> variants(PreparedDocument prepared, Document document)
      throws IOException {
    long orders = Math.min(ORDERS, (ORDERS_BYTES - 1) / prepared.bytes());
    Set<String> digests = new HashSet<>(Set.of(prepared.digest()));
    List<ForkChecks.Variant> variants = new ArrayList<>();
    for (Document variant : document.variants((int) Math.max(0, orders - 1))) {
      Path file = beside(prepared.file(), "order" + (variants.size() + 2));
      Oracle oracle = write(variant, file);
      if (!oracle.totals().equals(prepared.totals()) || oracle.bytes() != prepared.bytes()) {
        throw new IllegalStateException(
            document.name() + " has other totals in another order: each record must be whole");
      }
      if (digests.add(oracle.digest())) {
        variants.add(new ForkChecks.Variant(file, oracle.digest()));
      }
    }
    return variants;
  }

  private ForkChecks.Unseen unseen(Document document, Path file) throws IOException {
    Oracle oracle = write(document, file);
    Map<BrokenConstraint, Path> twins = new EnumMap<>(BrokenConstraint.class);
    for (BrokenConstraint constraint : BrokenConstraint.values()) {
      Path twin = beside(file, constraint.label());
      if ((oracle.bytes() <= TWINS_BYTES || twins.isEmpty())
          && broken(document, constraint, twin, oracle.bytes())) {
        twins.put(constraint, twin);
      }
    }
    return new ForkChecks.Unseen(
        name(document, oracle.bytes()),
        file,
        oracle.totals(),
        oracle.digest(),
        twins,
        ForkChecks.Acceptance.WRONG);
  }

  /** With its seed, which the name of a family without sizes does not give. */
  private static String name(Document document, long bytes) {
    DocumentName name = document.name();
    return name.size() == DocumentName.NO_SIZE
        ? "%s, seed %d".formatted(name, name.seed())
        : new TimedDocument.Generated(document, bytes).name();
  }

  /** Breaks it in the middle half, or where it can be broken at all. */
  private boolean broken(Document document, BrokenConstraint constraint, Path twin, long bytes)
      throws IOException {
    long position = bytes / 4 + random.nextLong(bytes / 2 + 1);
    return written(document, constraint, twin, position) || written(document, constraint, twin, 0);
  }

  private static boolean written(
      Document document, BrokenConstraint constraint, Path twin, long position) throws IOException {
    try (OutputStream out = output(twin)) {
      return document.writeMalformed(out, constraint, position);
    }
  }

  private static Oracle write(Document document, Path file) throws IOException {
    try (OutputStream out = output(file)) {
      return document.writeWithOracle(out);
    }
  }

  private static OutputStream output(Path file) throws IOException {
    return new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
  }

  private static Path beside(Path file, String what) {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.length() - 4) + "-" + what + ".xml");
  }
}
