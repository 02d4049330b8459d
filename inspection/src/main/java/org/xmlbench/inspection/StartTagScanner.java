package org.xmlbench.inspection;

import java.util.LinkedHashMap;
import java.util.Map;
import org.xmlbench.core.document.Capability;

/** Reads start tags, and adds the attributes that the DTD gives to their elements. */
final class StartTagScanner {
  /** Half of a buffer of 16,384 characters, because line ends count once here and may be two. */
  static final int LONG_DOCUMENT = 8_000;

  private final CharacterSource in;
  private final Context context;
  private final NamespaceScope scope;
  private final AttributeValueScanner values;
  private final Map<QualifiedName, AttributeValue> attributes = new LinkedHashMap<>();
  private boolean prefixedAttribute;

  StartTagScanner(CharacterSource in, Context context, NamespaceScope scope) {
    this.in = in;
    this.context = context;
    this.scope = scope;
    this.values = new AttributeValueScanner(context);
  }

  /** Enters the element whose name comes next; leaves it again if the tag is an empty one. */
  void element() {
    QualifiedName element = QualifiedName.read(in, context.findings());
    attributes.clear();
    prefixedAttribute = false;
    boolean ends = readAttributes();
    boolean bare = attributes.isEmpty();
    if (mixesNames(element)) {
      context.findings().need(Capability.MIXED_NAMES_BEYOND_LATIN_1);
    }
    scope.enterElement();
    Map<String, AttributeDeclaration> declarations = context.dtd().attributes(element.text());
    boolean defaulted = false;
    for (AttributeDeclaration declaration : declarations.values()) {
      defaulted |= apply(declaration);
    }
    if (defaulted && bare && ends) {
      context.findings().need(Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG);
    }
    declareNamespaces(declarations);
    scope.useElement(element);
    scope.useAttributes(attributes.keySet());
    if (ends) {
      scope.leaveElement();
    }
  }

  /**
   * Whether the names of that tag are such as {@link Capability#MIXED_NAMES_BEYOND_LATIN_1} says.
   */
  private boolean mixesNames(QualifiedName element) {
    return Names.isBeyondLatin1(element.text())
        ? prefixedAttribute
        : attributes.keySet().stream().anyMatch(name -> Names.isBeyondLatin1(name.text()));
  }

  /** Whether the last tag itself had a prefixed attribute that declares no namespace. */
  boolean lastHadPrefixedAttribute() {
    return prefixedAttribute;
  }

  /** Reads up to and with the tag's end; whether the element ends with it. */
  private boolean readAttributes() {
    while (true) {
      boolean separated = in.skipWhiteSpace();
      if (in.skip("/>")) {
        return true;
      }
      if (in.skip(">")) {
        return false;
      }
      if (!separated) {
        throw new MalformedException("expected white space before an attribute");
      }
      readAttribute();
    }
  }

  private void readAttribute() {
    QualifiedName name = QualifiedName.read(in, context.findings());
    if (Names.isBeyondAscii(name.text())) {
      context.findings().need(Capability.ATTRIBUTE_NAMES_BEYOND_ASCII);
    }
    if (!name.prefix().isEmpty() && !name.isNamespaceDeclaration()) {
      prefixedAttribute = true;
      if (in.offset() > LONG_DOCUMENT) {
        context.findings().need(Capability.PREFIXED_ATTRIBUTE_IN_LONG_DOCUMENT);
      }
    }
    in.skipWhiteSpace();
    in.expect("=");
    in.skipWhiteSpace();
    if (attributes.put(name, values.quoted(in)) != null) {
      throw new MalformedException("two attributes have the name " + name.text());
    }
  }

  /** Applies a declaration to the attributes; whether its default came in. */
  private boolean apply(AttributeDeclaration declaration) {
    AttributeValue value = attributes.get(declaration.name());
    if (declaration.defaultValue().isPresent() && declaration.name().isNamespaceDeclaration()) {
      context.findings().need(Capability.NAMESPACE_DEFAULTS);
    }
    boolean defaulted = value == null && declaration.defaultValue().isPresent();
    if (defaulted) {
      value = context.contribution(declaration.defaultValue().get()).value();
      addDefault(declaration.name(), value);
    }
    boolean changed = value != null && declaration.tokenized() && value.changesWhenTokenized();
    if (changed) {
      context.findings().need(Capability.ATTRIBUTE_TYPES);
    }
    if (value != null && declaration.tokenized() && value.hasOtherWhiteSpace()) {
      context.findings().need(Capability.WHITE_SPACE_REFERENCES_IN_TOKENS);
    }
    if ((defaulted || changed) && declaration.afterParameterEntity()) {
      context.findings().need(Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY);
    }
    return defaulted;
  }

  private void addDefault(QualifiedName name, AttributeValue value) {
    boolean declaresNamespace = name.isNamespaceDeclaration();
    if (!declaresNamespace) {
      context.findings().need(Capability.ATTRIBUTE_DEFAULTS);
    }
    // What is in no namespace and declares none takes no part in what follows.
    if (declaresNamespace || !name.prefix().isEmpty()) {
      attributes.put(name, value);
    }
  }

  /** Declares the namespaces among the attributes, and leaves the other attributes. */
  private void declareNamespaces(Map<String, AttributeDeclaration> declarations) {
    attributes
        .entrySet()
        .removeIf(
            attribute -> {
              QualifiedName name = attribute.getKey();
              if (!name.isNamespaceDeclaration()) {
                return false;
              }
              AttributeDeclaration declaration = declarations.get(name.text());
              boolean tokenized = declaration != null && declaration.tokenized();
              AttributeValue value = attribute.getValue();
              scope.declare(
                  name.declaredPrefix(), tokenized ? value.tokenizedText() : value.text());
              return true;
            });
  }
}
