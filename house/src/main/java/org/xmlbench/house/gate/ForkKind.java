package org.xmlbench.house.gate;

import org.xmlbench.results.gate.Calibration;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Pairing;

/**
 * What two gates must have in common for the spread of one to be valid for the other.
 *
 * @param profile whose forks are used
 * @param pairing whether the forks of a block are interleaved
 * @param compilation whether they wait for their compiled code
 */
public record ForkKind(String profile, Pairing pairing, Compilation compilation) {
  /** What differs in this gate, as a clause; {@code null} where nothing does. */
  String difference(Calibration.Source source) {
    if (source.method().pairing() != pairing) {
      return "its blocks were pairs of %s, the gate's are of %s"
          .formatted(source.method().pairing().label(), pairing.label());
    }
    if (source.method().compilation() != compilation) {
      return "its forks compiled in the %s, the gate's do in the %s"
          .formatted(source.method().compilation().label(), compilation.label());
    }
    return source.method().profile().equals(profile)
        ? null
        : "it used forks of profile '%s', the gate uses '%s'"
            .formatted(source.method().profile(), profile);
  }
}
