package org.xmlbench.piximal.clients;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A library that reads documents by the parser that it is handed.
 *
 * @param name as the table of clients in {@code docs/piximal.md} has it, without the version
 * @param from a class of the library
 * @param api by which it reads
 * @param reading reads a document
 * @param other the parser with which PIXIMAL is compared
 * @param refused names of well-formed documents that it reads by no parser
 * @param whole whether it reads on behind the outermost element, and meets what is wrong there
 * @param differing names of documents of which it delivers something else by PIXIMAL
 */
record Client(
    String name,
    Class<?> from,
    String api,
    Reading reading,
    Parser other,
    Set<String> refused,
    boolean whole,
    Map<String, Difference> differing) {
  private static final Pattern JAR = Pattern.compile("/[^/]*?-([0-9][^/]*)[.]jar$");

  @FunctionalInterface
  interface Reading {
    /** All that the client delivers of the document, as text. */
    String read(Parser parser, byte[] document) throws Exception;
  }

  Client(String name, Class<?> from, String api, Parser other, Reading reading) {
    this(name, from, api, reading, other, Set.of(), true, Map.of());
  }

  /** The same, which reads those documents by no parser. */
  Client refusing(String... documents) {
    return refusing(Set.of(documents));
  }

  /** The same, which reads no document that has a document type by any parser. */
  Client refusingTypes() {
    return refusing(Documents.typed());
  }

  private Client refusing(Set<String> documents) {
    Set<String> all = new TreeSet<>(refused);
    all.addAll(documents);
    return new Client(name, from, api, reading, other, all, whole, differing);
  }

  /** The same, which reads nothing behind the outermost element. */
  Client endingAtRoot() {
    return new Client(name, from, api, reading, other, refused, false, differing);
  }

  /** The same, which delivers something else of the document by PIXIMAL. */
  Client differing(String document, Difference why) {
    Map<String, Difference> all = new LinkedHashMap<>(differing);
    all.put(document, why);
    return new Client(name, from, api, reading, other, refused, whole, all);
  }

  /** The name with the version, which the name of its jar has; of the JDK, the name. */
  String title() {
    if (from.getProtectionDomain().getCodeSource() == null) {
      return name;
    }
    Matcher jar = JAR.matcher(from.getProtectionDomain().getCodeSource().getLocation().getPath());
    if (!jar.find()) {
      throw new IllegalStateException(name + " is in no jar that has a version");
    }
    return name + " " + jar.group(1);
  }

  @Override
  public String toString() {
    return name + " by " + api;
  }
}
