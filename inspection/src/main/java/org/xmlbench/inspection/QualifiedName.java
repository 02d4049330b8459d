package org.xmlbench.inspection;

/**
 * A name cut at its first colon. Names are equal when their texts are.
 *
 * @param text the name as written
 * @param prefix what stands before the colon; empty without one
 * @param local what stands after it; all of it without one
 */
record QualifiedName(String text, String prefix, String local) {
  static QualifiedName of(String text) {
    int colon = text.indexOf(':');
    return colon < 0
        ? new QualifiedName(text, "", text)
        : new QualifiedName(text, text.substring(0, colon), text.substring(colon + 1));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof QualifiedName name && text.equals(name.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** The name of an element or attribute, which must come next. */
  static QualifiedName read(CharacterSource in, Findings findings) {
    QualifiedName name = of(in.name());
    if (!name.isValid()) {
      findings.outside(Names.shown(name.text()) + " is no qualified name");
    }
    return name;
  }

  /** Whether it is a QName: at most one colon, and a name on either side of it. */
  boolean isValid() {
    return prefix.length() + local.length() == text.length()
        || (!prefix.isEmpty()
            && !local.isEmpty()
            && local.indexOf(':') < 0
            && Names.isStart(local.charAt(0)));
  }

  /** Whether an attribute of this name declares a namespace. */
  boolean isNamespaceDeclaration() {
    return prefix.equals("xmlns") || text.equals("xmlns");
  }

  /** The prefix that an attribute of this name declares: empty for the default namespace. */
  String declaredPrefix() {
    return prefix.isEmpty() ? "" : local;
  }
}
