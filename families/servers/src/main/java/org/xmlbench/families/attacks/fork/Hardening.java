package org.xmlbench.families.attacks.fork;

import java.util.Arrays;
import java.util.List;
import org.xmlbench.core.Labelled;

/** How much is done to protect a server. */
public enum Hardening implements Labelled {
  /** Nothing that its toolkit does not do itself: in a sandbox alone. */
  AS_IT_COMES,
  /** The platform's properties deny its parsers access to what a message names. */
  HARDENED;

  public static List<String> labels() {
    return Arrays.stream(values()).map(Hardening::label).toList();
  }
}
