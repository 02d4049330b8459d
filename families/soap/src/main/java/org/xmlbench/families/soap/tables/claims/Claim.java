package org.xmlbench.families.soap.tables.claims;

import org.xmlbench.core.Labelled;

/**
 * A claim of one of the two studies that the marshalling tests and the measurements of trace
 * reports repeat.
 *
 * <p>Source: Simmon, Crispieri: Measuring the Performance of XML-Based Data Standards (NIST,
 * SEMATECH), its slides.
 */
public enum Claim implements Labelled {
  FIRST_CALL(
      Study.NIST,
      "The first call is dearer: it pays for loading the mapping.",
      "xmlbench bindings answers it"),
  OBJECT_CREATION(
      Study.NIST,
      "The creation of objects is the big cost.",
      "xmlbench bindings of five frameworks or more answers it"),
  INT_AND_DOUBLE(
      Study.NIST,
      "Ints and doubles differ little.",
      "xmlbench bindings of reports of both answers it"),
  NEIGHBOURS(
      Study.NIST,
      "Processes that run beside cause delays that are not negligible.",
      "xmlbench bindings --neighbour answers it"),
  PROCESSOR_SPEED(
      Study.NIST,
      "Times scale about linearly with the speed of the processor.",
      "xmlbench compare A B --across host answers it, of runs of xmlbench bindings on two hosts"),
  GROWTH(
      Study.NIST,
      "Unmarshalling grows faster than the number of values.",
      "xmlbench bindings of reports of several sizes answers it"),
  COMPILED_FASTER(
      Study.SEMATECH,
      "C++ was faster than Java in every test.",
      "xmlbench sematech with a compiled sender and receiver answers it"),
  JAVA_LESS_CPU(
      Study.SEMATECH,
      "Java used less CPU.",
      "xmlbench sematech with a compiled sender and receiver answers it"),
  PAGE_FAULTS(
      Study.SEMATECH,
      "Receivers' page faults were alike, the Java sender's fewer.",
      "xmlbench sematech with a compiled sender and receiver answers it"),
  OPERATING_SYSTEM(
      Study.SEMATECH, "Linux had fewer page faults than Windows.", "XMLBench runs on Linux alone");

  private enum Study {
    NIST,
    SEMATECH
  }

  private final Study study;
  private final String text;
  private final String otherwise;

  Claim(Study study, String text, String otherwise) {
    this.study = study;
    this.text = text;
    this.otherwise = otherwise;
  }

  public String study() {
    return study.name();
  }

  public String text() {
    return text;
  }

  /** Of a run that does not answer it: what would have to be measured. */
  String otherwise() {
    return otherwise;
  }
}
