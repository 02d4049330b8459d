package org.xmlbench.inspection;

import java.util.function.Function;

/**
 * What the scanners of one text share.
 *
 * @param dtd the document's declarations
 * @param standalone whether the document says that nothing outside declares its entities
 * @param fragments what a fragment contributes
 * @param findings collects what is found
 */
record Context(
    Dtd dtd,
    boolean standalone,
    Function<Fragment, Fragment.Contribution> fragments,
    Findings findings) {

  /**
   * What a reference to a general entity contributes; its needs are found with it.
   *
   * @param name the entity's name, other than a predefined one
   * @param place where the reference stands
   */
  Fragment.Contribution refer(String name, Fragment.Position place) {
    Entity entity = dtd.entity(name);
    if (entity == null ? dtd.canDeclareElsewhere() && !standalone : entity.inParameterEntity()) {
      findings.outside("entity " + Names.shown(name) + " may be declared outside the document");
      return Fragment.Contribution.NOTHING;
    }
    if (entity == null || !mayStand(entity, place)) {
      throw new MalformedException("no reference to entity " + name + " may stand here");
    }
    entity.needs(place).forEach(findings::need);
    return entity.kind() == Entity.Kind.INTERNAL
        ? contribution(entity.fragment(place))
        : Fragment.Contribution.NOTHING;
  }

  /** What a fragment contributes; its needs are found with it. */
  Fragment.Contribution contribution(Fragment fragment) {
    Fragment.Contribution contribution = fragments.apply(fragment);
    findings.addAll(contribution.findings());
    findings.expand(contribution.characters());
    if (!contribution.wellFormed()) {
      throw new MalformedException("a text that is used is malformed");
    }
    return contribution;
  }

  private static boolean mayStand(Entity entity, Fragment.Position place) {
    return switch (entity.kind()) {
      case INTERNAL -> true;
      case EXTERNAL -> place == Fragment.Position.CONTENT;
      case UNPARSED -> false;
    };
  }
}
