package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.xmlbench.core.check.Malformation;
import org.xmlbench.core.check.ParseOutcome;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.Parser;

/**
 * Documents that come out wrong when a parser remembers something of {@link Constructs}: its prefix
 * bindings, entities, attribute defaults and types, or encoding.
 */
final class ParserMemoryDocuments {
  private static final byte[] PLAIN =
      """
      <r><e/><doc/><d:dflt xmlns:d='urn:other'/><d:typ xmlns:d='urn:d' t=' a  b '/>\u00E9</r>
      """
          .getBytes(StandardCharsets.UTF_8);

  private static final String PLAIN_STREAM =
      """
      S {}r
      S {}e
      E {}e
      S {}doc
      E {}doc
      S {urn:other}dflt
      N d=urn:other
      E {urn:other}dflt
      S {urn:d}typ
      N d=urn:d
      A {}t= a  b\s
      E {urn:d}typ
      T \u00E9
      E {}r
      """;

  private static final byte[] ENTITY = "<r>&plain;</r>".getBytes(StandardCharsets.UTF_8);
  private static final byte[] PREFIX = "<d:r/>".getBytes(StandardCharsets.UTF_8);

  private final boolean checksPrefixes;
  private final boolean checksReferences;

  ParserMemoryDocuments(Set<Capability> lacks) {
    checksPrefixes = !lacks.contains(Malformation.PREFIX_DECLARED.capability());
    checksReferences = !lacks.contains(Capability.rejects("entity-declared"));
  }

  void check(Parser parser, String when) {
    ParseOutcome plain = ParseOutcome.of(parser, PLAIN);
    if (!plain.delivered(PLAIN_STREAM)) {
      fail("%s the next document gave %s", when, plain.differenceFrom(PLAIN_STREAM));
    }
    if (checksReferences) {
      assertThat(ParseOutcome.of(parser, ENTITY).accepted()).as("an entity, %s", when).isFalse();
    }
    if (checksPrefixes) {
      assertThat(ParseOutcome.of(parser, PREFIX).accepted()).as("a prefix, %s", when).isFalse();
    }
  }
}
