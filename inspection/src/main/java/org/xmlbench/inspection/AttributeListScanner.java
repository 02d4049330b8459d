package org.xmlbench.inspection;

import java.util.Optional;
import org.xmlbench.core.document.Capability;

/** Reads attribute-list declarations. */
final class AttributeListScanner {
  private final CharacterSource in;
  private final Literals literals;
  private final Dtd dtd;
  private final Findings findings;

  AttributeListScanner(CharacterSource in, Literals literals, Dtd dtd, Findings findings) {
    this.in = in;
    this.literals = literals;
    this.dtd = dtd;
    this.findings = findings;
  }

  /** Reads on from the name of the element type. */
  void declaration() {
    in.skipWhiteSpace();
    QualifiedName element = QualifiedName.read(in, findings);
    in.skipWhiteSpace();
    while (!in.skip(">")) {
      dtd.declare(element.text(), attribute());
      in.skipWhiteSpace();
    }
  }

  private AttributeDeclaration attribute() {
    QualifiedName name = QualifiedName.read(in, findings);
    in.skipWhiteSpace();
    boolean tokenized = !isCharacterData();
    in.skipWhiteSpace();
    Optional<Fragment> defaultValue = defaultValue();
    if (name.text().equals("xmlns") && defaultValue.isEmpty()) {
      findings.need(Capability.NAMESPACE_ATTRIBUTE_DECLARATIONS);
    }
    return new AttributeDeclaration(name, tokenized, defaultValue, dtd.hasUnreadParameterEntity());
  }

  /** Passes over the attribute's type; whether it is CDATA. */
  private boolean isCharacterData() {
    String type = in.peek() == '(' ? "" : in.name();
    in.skipWhiteSpace();
    if (in.skip("(")) {
      in.skipPast(")");
    }
    return type.equals("CDATA");
  }

  private Optional<Fragment> defaultValue() {
    if (in.skip("#REQUIRED") || in.skip("#IMPLIED")) {
      return Optional.empty();
    }
    if (in.skip("#FIXED")) {
      in.skipWhiteSpace();
    }
    return Optional.of(new Fragment(literals.raw(), Fragment.Position.ATTRIBUTE_VALUE));
  }
}
