package org.xmlbench.families.conformance.runs;

/**
 * A test as a suite's catalogue has it.
 *
 * @param type {@code valid}, {@code invalid}, {@code not-wf} or {@code error}
 * @param entities kinds of external entities that a parser must read for it: {@code none}, {@code
 *     general}, {@code parameter} or {@code both}; empty where the catalogue does not say
 * @param version of XML
 * @param recommendation which it is of, such as {@code NS1.0}; empty where the catalogue does not
 *     say
 * @param edition the editions of the recommendation that it holds for; empty of all
 * @param namespaces whether it holds for parsers that know namespaces
 * @param sections what it tests
 * @param path of its document, relative to the suite's folder
 * @param output path of its output; empty where it has none
 * @param description what it is about
 */
record SuiteEntry(
    String id,
    String type,
    String entities,
    String version,
    String recommendation,
    String edition,
    boolean namespaces,
    String sections,
    String path,
    String output,
    String description) {}
