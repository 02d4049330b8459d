package org.xmlbench.results.store;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.DriverDescription;

/**
 * A subject as the manifest names it, where its parts stand side by side.
 *
 * @param id driver id, such as {@code woodstox-stax}
 * @param library whose code it is
 * @param style API style as reports show it
 * @param lineage code lineage
 * @param configuration the library's settings, and what it lacks
 * @param declared what a toolkit or framework declares of its messages
 * @param hardening how a program sets the library up for documents of others; {@code null} where
 *     that is not known
 */
public record SubjectEntry(
    String id,
    @JsonUnwrapped LibraryEntry library,
    String style,
    String lineage,
    @JsonUnwrapped Configuration configuration,
    @JsonUnwrapped Declared declared,
    Hardening hardening) {

  /** Of a subject of which it is not known how its library is hardened. */
  public SubjectEntry(
      String id,
      LibraryEntry library,
      String style,
      String lineage,
      Configuration configuration,
      Declared declared) {
    this(id, library, style, lineage, configuration, declared, null);
  }

  /**
   * How a program sets a library up for documents of others.
   *
   * @param lines of Java, or of C of a native library, which begin with its factory
   * @param source where its authors prescribe it
   */
  public record Hardening(List<String> lines, String source) {
    public Hardening {
      lines = List.copyOf(lines);
    }
  }

  /**
   * A library.
   *
   * @param name the library's name
   * @param artifact Maven coordinates, or {@code java.xml} for the JDK's own
   * @param licence SPDX expression, or what is known
   */
  public record LibraryEntry(
      @JsonProperty("library") String name, String artifact, String version, String licence) {}

  /**
   * How a library is used.
   *
   * @param lacks names of the capabilities that the library lacks
   * @param options options that differ from the library's default, as {@code name=value}
   * @param raisedLimits limits that the driver raises, as {@code name=value}
   * @param acceptedMalformations how many of the contract's malformed documents, one for each
   *     constraint of XML, the parser accepts: of XMLBench's own drivers those that they declare,
   *     which a test holds, of others what a JVM of their own counted when the run began; {@code
   *     null} where that is unknown: where that JVM broke, of toolkits and frameworks, and in gates
   *     and older manifests
   * @param host what a toolkit's server runs in; empty of what has no server, and in older
   *     manifests
   * @param client what a toolkit's calls over HTTP go through; the same
   */
  public record Configuration(
      List<String> lacks,
      List<String> options,
      List<String> raisedLimits,
      Integer acceptedMalformations,
      Optional<String> host,
      Optional<String> client) {
    public Configuration {
      lacks = lacks == null ? List.of() : List.copyOf(lacks);
      options = options == null ? List.of() : List.copyOf(options);
      raisedLimits = raisedLimits == null ? List.of() : List.copyOf(raisedLimits);
      host = host == null ? Optional.empty() : host;
      client = client == null ? Optional.empty() : client;
    }

    /** Of what is not run over HTTP. */
    public Configuration(
        List<String> lacks,
        List<String> options,
        List<String> raisedLimits,
        Integer acceptedMalformations) {
      this(lacks, options, raisedLimits, acceptedMalformations, Optional.empty(), Optional.empty());
    }

    /** Of a library that lacks nothing, with those options. */
    public static Configuration of(List<String> options) {
      return new Configuration(List.of(), options, List.of(), null);
    }

    /** The same of a toolkit that is run over HTTP. */
    public Configuration overHttp(String itsHost, String itsClient) {
      return new Configuration(
          lacks,
          options,
          raisedLimits,
          acceptedMalformations,
          Optional.of(itsHost),
          Optional.of(itsClient));
    }

    /** The same of a parser that accepts so many malformed documents. */
    Configuration accepting(Integer malformations) {
      return new Configuration(lacks, options, raisedLimits, malformations, host, client);
    }
  }

  /**
   * What is declared of messages. Both are absent of drivers, and in runs made before they were
   * recorded.
   *
   * @param saysOtherwise in words, how messages differ from the reference without saying anything
   *     else: what they are verified under
   * @param doesNotMeet assertions of WS-I's Basic Profile that messages do not meet; absent also of
   *     whatever is no document/literal toolkit
   */
  public record Declared(
      Optional<List<String>> saysOtherwise, Optional<List<UnmetAssertion>> doesNotMeet) {
    public static final Declared NOTHING = new Declared(Optional.empty(), Optional.empty());

    public Declared {
      saysOtherwise = saysOtherwise == null ? Optional.empty() : saysOtherwise.map(List::copyOf);
      doesNotMeet = doesNotMeet == null ? Optional.empty() : doesNotMeet.map(List::copyOf);
    }
  }

  /** The entry of a driver of which no test holds which malformed documents it accepts. */
  public static SubjectEntry of(DriverDescription driver) {
    return of(driver, null);
  }

  /** The entry of a driver that accepts those malformed documents which it declares to accept. */
  public static SubjectEntry ofTested(DriverDescription driver) {
    return of(driver, (int) driver.lacks().stream().filter(Capability::isRejection).count());
  }

  /** The same of a parser that accepts so many malformed documents. */
  public SubjectEntry accepting(int malformations) {
    return new SubjectEntry(
        id, library, style, lineage, configuration.accepting(malformations), declared, hardening);
  }

  /** The same of a library that programs set up so. */
  public SubjectEntry hardened(List<String> lines, String source) {
    return new SubjectEntry(
        id, library, style, lineage, configuration, declared, new Hardening(lines, source));
  }

  private static SubjectEntry of(DriverDescription driver, Integer acceptedMalformations) {
    List<String> lacks = driver.lacks().stream().sorted().map(Capability::name).toList();
    return new SubjectEntry(
        driver.id(),
        new LibraryEntry(
            driver.library().name(),
            driver.library().artifact(),
            driver.library().recordedVersion(),
            driver.library().licence()),
        driver.style().label(),
        driver.library().lineage(),
        new Configuration(lacks, driver.options(), driver.raisedLimits(), acceptedMalformations),
        Declared.NOTHING);
  }
}
