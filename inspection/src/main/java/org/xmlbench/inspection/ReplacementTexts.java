package org.xmlbench.inspection;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds what fragments contribute. Each is read twice in all, however often it is used: once to see
 * what it refers to, and once more when the contributions of those are known. Neither nesting nor
 * expansion costs anything else.
 */
final class ReplacementTexts {
  private final Dtd dtd;
  private final boolean standalone;

  ReplacementTexts(Dtd dtd, boolean standalone) {
    this.dtd = dtd;
    this.standalone = standalone;
  }

  Fragment.Contribution contribution(Fragment fragment) {
    Deque<Fragment> pending = new ArrayDeque<>();
    pending.push(fragment);
    while (!pending.isEmpty()) {
      Fragment top = pending.peek();
      if (top.contribution != null) {
        pending.pop();
      } else if (top.visited) {
        top.contribution = read(top, ReplacementTexts::known);
      } else {
        top.visited = true;
        references(top).stream().filter(other -> !other.visited).forEach(pending::push);
      }
    }
    return fragment.contribution;
  }

  private Set<Fragment> references(Fragment fragment) {
    Set<Fragment> references = new LinkedHashSet<>();
    read(
        fragment,
        reference -> {
          references.add(reference);
          return Fragment.Contribution.NOTHING;
        });
    return references;
  }

  /** A fragment that is still not known when all that it uses should be uses itself. */
  private static Fragment.Contribution known(Fragment fragment) {
    if (fragment.contribution == null) {
      throw new MalformedException("an entity refers to itself");
    }
    return fragment.contribution;
  }

  private Fragment.Contribution read(
      Fragment fragment, Function<Fragment, Fragment.Contribution> fragments) {
    Findings findings = new Findings();
    UnboundPrefixes freeNames = new UnboundPrefixes();
    Context context = new Context(dtd, standalone, fragments, findings);
    CharacterSource in = new CharacterSource(fragment.text());
    AttributeValue value = new AttributeValue();
    boolean wellFormed = true;
    try {
      if (fragment.place() == Fragment.Position.CONTENT) {
        ContentScanner.ofEntity(in, context, freeNames).content();
      } else {
        value = new AttributeValueScanner(context).whole(in);
      }
    } catch (MalformedException _) {
      wellFormed = false;
    }
    long characters = Findings.sum(fragment.text().length(), findings.expanded());
    return new Fragment.Contribution(findings, freeNames, value, characters, wellFormed);
  }
}
