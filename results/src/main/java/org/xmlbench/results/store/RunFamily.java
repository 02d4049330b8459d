package org.xmlbench.results.store;

/** What a run is of. Figures of two families are of different work and are never compared. */
public enum RunFamily {
  /** Whatever no other family claims: parsers on documents, also of a gate or a calibration. */
  PARSERS("", "XML parsers"),
  /** Clients of SOAP toolkits. */
  TOOLKITS("soap", "SOAP toolkits"),
  /** The marshalling tests. */
  FRAMEWORKS("bindings", "binding frameworks"),
  /** Servers of SOAP toolkits under load. */
  LOAD("load", "servers under load"),
  /** The same under attack. */
  ATTACKS("attacks", "servers under attack"),
  /** SEMATECH's measurements. */
  SEMATECH("sematech", "trace reports from process to process"),
  /** Messages of each toolkit to the server of each. */
  INTEROPERABILITY("interoperability", "interoperability"),
  /** Ways to bring a file to a parser. */
  STRATEGIES("readahead", "input strategies"),
  /** IO-Lite's programs. */
  PROGRAMS("iolite", "IO-Lite's programs");

  private final String prefix;
  private final String label;

  RunFamily(String prefix, String label) {
    this.prefix = prefix;
    this.label = label;
  }

  /** The family of a run. */
  public static RunFamily of(Manifest manifest) {
    return of(manifest.profile());
  }

  /** The family whose runs have such a profile in their manifests. */
  public static RunFamily of(String profile) {
    for (RunFamily family : values()) {
      if (family != PARSERS
          && (profile.equals(family.prefix) || profile.startsWith(family.prefix + "-"))) {
        return family;
      }
    }
    return PARSERS;
  }

  /** What the profile in a manifest begins with, before a hyphen; empty of parsers. */
  public String prefix() {
    return prefix;
  }

  /** What such runs are of, in the middle of a sentence. */
  public String label() {
    return label;
  }
}
