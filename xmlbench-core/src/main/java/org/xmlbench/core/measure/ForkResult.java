package org.xmlbench.core.measure;

import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Objects;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Measures;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.UnseenCheck;

/**
 * What a fork reports to the process that started it. It leaves the fork as one file that appears
 * whole or not at all.
 *
 * @param outcome {@code ok}, {@code declared}, {@code unverified}, {@code wrong} or {@code failed}
 * @param reason why, where the outcome is not {@code ok}
 * @param timing what it took; labelled where the compiler was not quiet before and while it was
 *     measured
 * @param verified what the last parse showed
 * @param jvm name, version, vendor, path and flags of this JVM
 * @param measures what the family of benchmarks adds, by the keys of declared measures
 */
public record ForkResult(
    Outcome outcome,
    String reason,
    ForkTiming timing,
    Verified verified,
    Map<String, String> jvm,
    Map<String, Double> measures)
    implements Serializable {

  /**
   * What a fork knows of its subject by the verification at its end. What it does not know is
   * {@code null}.
   *
   * @param totals what the parse added up
   * @param digest digest of its events
   * @param implementation the class that parsed
   * @param unseen what it made of a document that it had not read before
   */
  public record Verified(
      EventTotals totals, String digest, Implementation implementation, UnseenCheck unseen)
      implements Serializable {
    /** Of a fork that reads no document beside the timed one. */
    public Verified(EventTotals totals, String digest, Implementation implementation) {
      this(totals, digest, implementation, null);
    }
  }

  public ForkResult {
    Objects.requireNonNull(jvm, "jvm");
    Measures.requireDeclared(measures.keySet());
  }

  /** Only this project's records and the classes that they are made of are read back. */
  private static final ObjectInputFilter FILTER =
      ObjectInputFilter.Config.createFilter(
          "org.xmlbench.core.**;java.lang.*;java.util.*;maxdepth=12;maxrefs=1000000;!*");

  /** Writes this result so that it appears whole or not at all. */
  public void write(Path file) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(part))) {
      out.writeObject(this);
    }
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * Reads a result.
   *
   * @throws IOException when the file is missing or is not a result
   */
  public static ForkResult read(Path file) throws IOException {
    try (ObjectInputStream in = new ObjectInputStream(Files.newInputStream(file))) {
      in.setObjectInputFilter(FILTER);
      return (ForkResult) in.readObject();
    } catch (ClassNotFoundException | ClassCastException e) {
      throw new IOException(file + " is not the result of a fork", e);
    }
  }
}
