package org.xmlbench.results.soap.claims;

import org.xmlbench.core.Labelled;

/**
 * A claim of one of the two studies that the marshalling tests and the measurements of trace
 * reports repeat.
 *
 * <p>Source: Simmon, Crispieri: Measuring the Performance of XML-Based Data Standards (NIST,
 * SEMATECH), its slides.
 */
public enum Claim implements Labelled {
  /** NIST. */
  FIRST_CALL("NIST", "The first call is dearer: it pays for loading the mapping."),
  /** NIST. */
  OBJECT_CREATION("NIST", "The creation of objects is the big cost."),
  /** NIST. */
  INT_AND_DOUBLE("NIST", "Ints and doubles differ little."),
  /** NIST. */
  NEIGHBOURS("NIST", "Processes that run beside cause delays that are not negligible."),
  /** NIST. */
  PROCESSOR_SPEED("NIST", "Times scale about linearly with the speed of the processor."),
  /** NIST. */
  GROWTH("NIST", "Unmarshalling grows faster than the number of values."),
  /** SEMATECH. */
  COMPILED_FASTER("SEMATECH", "C++ was faster than Java in every test."),
  /** SEMATECH. */
  JAVA_LESS_CPU("SEMATECH", "Java used less CPU."),
  /** SEMATECH. */
  PAGE_FAULTS("SEMATECH", "Receivers' page faults were alike, the Java sender's fewer."),
  /** SEMATECH. */
  OPERATING_SYSTEM("SEMATECH", "Linux had fewer page faults than Windows.");

  private final String study;
  private final String text;

  Claim(String study, String text) {
    this.study = study;
    this.text = text;
  }

  /** Who claimed it. */
  public String study() {
    return study;
  }

  /** What was claimed. */
  public String text() {
    return text;
  }
}
