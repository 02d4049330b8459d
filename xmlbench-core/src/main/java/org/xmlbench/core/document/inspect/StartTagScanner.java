package org.xmlbench.core.document.inspect;

import java.util.LinkedHashMap;
import java.util.Map;
import org.xmlbench.core.document.Capability;

/** Reads start tags, and adds the attributes that the DTD gives to their elements. */
final class StartTagScanner {
  private final CharacterSource in;
  private final Context context;
  private final NamespaceScope scope;
  private final AttributeValueScanner values;
  private final Map<QualifiedName, AttributeValue> attributes = new LinkedHashMap<>();

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
    boolean ends = readAttributes();
    scope.enterElement();
    applyDeclarations(context.dtd().attributes(element.text()));
    declareNamespaces(context.dtd().attributes(element.text()));
    scope.useElement(element);
    scope.useAttributes(attributes.keySet());
    if (ends) {
      scope.leaveElement();
    }
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
    in.skipWhiteSpace();
    in.expect("=");
    in.skipWhiteSpace();
    if (attributes.put(name, values.quoted(in)) != null) {
      throw new MalformedException("two attributes have the name " + name.text());
    }
  }

  private void applyDeclarations(Map<String, AttributeDeclaration> declarations) {
    for (AttributeDeclaration declaration : declarations.values()) {
      AttributeValue value = attributes.get(declaration.name());
      boolean matters = false;
      if (value == null && declaration.defaultValue().isPresent()) {
        value = context.contribution(declaration.defaultValue().get()).value();
        attributes.put(declaration.name(), value);
        context
            .findings()
            .need(
                declaration.name().isNamespaceDeclaration()
                    ? Capability.NAMESPACE_DEFAULTS
                    : Capability.ATTRIBUTE_DEFAULTS);
        matters = true;
      }
      if (value != null && declaration.tokenized() && value.changesWhenTokenized()) {
        context.findings().need(Capability.ATTRIBUTE_TYPES);
        matters = true;
      }
      if (matters && declaration.afterParameterEntity()) {
        context.findings().need(Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY);
      }
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
