package org.xmlbench.inspection;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.xml.XMLConstants;
import org.xmlbench.core.document.Capability;

/**
 * The namespace bindings in force, and the constraints of Namespaces in XML 1.0 on their
 * declaration and use. Its memory depends on the bindings in force, not on the depth of elements.
 */
final class NamespaceScope {
  /** Of {@link Capability#DEEP_NESTING}. */
  private static final int DEEP = 200;

  private static final Namespace NONE = new Namespace.Bound("");

  /** What to put back when the element at that depth ends; {@code before} is null for nothing. */
  private record Change(long depth, String prefix, Namespace before) {}

  private final Findings findings;
  private final UnboundPrefixes freeNames;
  private final Map<String, Namespace> bindings = new HashMap<>();
  private final Deque<Change> changes = new ArrayDeque<>();
  private final NestedDefaults nestedDefaults;

  /** What the element entered last declares as it was bound outside. */
  private final Set<String> repeated = new HashSet<>();

  private long depth;

  private NamespaceScope(Findings findings, UnboundPrefixes freeNames) {
    this.findings = findings;
    this.freeNames = freeNames;
    bindings.put("xml", new Namespace.Bound(XMLConstants.XML_NS_URI));
    nestedDefaults = new NestedDefaults(findings, resolve(""));
  }

  /** The scope of a document: a prefix that it does not declare is an error. */
  static NamespaceScope ofDocument(Findings findings) {
    return new NamespaceScope(findings, null);
  }

  /** The scope of an entity's content: a prefix that it does not declare is free. */
  static NamespaceScope ofEntity(Findings findings, UnboundPrefixes freeNames) {
    return new NamespaceScope(findings, freeNames);
  }

  long depth() {
    return depth;
  }

  void enterElement() {
    depth++;
    if (depth == DEEP) {
      findings.need(Capability.DEEP_NESTING);
    }
    repeated.clear();
  }

  void leaveElement() {
    while (!changes.isEmpty() && changes.peek().depth() == depth) {
      Change change = changes.pop();
      if (change.before() == null) {
        bindings.remove(change.prefix());
      } else {
        bindings.put(change.prefix(), change.before());
      }
    }
    nestedDefaults.leave(depth);
    depth--;
  }

  /** Declares {@code prefix}, empty for the default namespace, on the element entered last. */
  void declare(String prefix, String uri) {
    checkDeclaration(prefix, uri);
    Namespace after = new Namespace.Bound(uri);
    if (after.equals(resolve(prefix)) && !prefix.equals("xml")) {
      repeated.add(prefix);
    }
    Namespace before = bindings.put(prefix, after);
    if (!after.equals(before)) {
      changes.push(new Change(depth, prefix, before));
    }
    if (prefix.isEmpty()) {
      nestedDefaults.declare(depth, after);
    }
  }

  private void checkDeclaration(String prefix, String uri) {
    if (prefix.equals("xmlns")) {
      findings.outside("prefix xmlns is declared");
    } else if (prefix.equals("xml")) {
      if (!uri.equals(XMLConstants.XML_NS_URI)) {
        findings.outside("prefix xml is bound to " + Names.shown(uri));
      }
    } else if (uri.equals(XMLConstants.XML_NS_URI)
        || uri.equals(XMLConstants.XMLNS_ATTRIBUTE_NS_URI)) {
      findings.outside(
          (prefix.isEmpty() ? "the default namespace" : "prefix " + Names.shown(prefix))
              + " is bound to the reserved "
              + uri);
    } else if (uri.isEmpty() && !prefix.isEmpty()) {
      findings.outside("prefix " + Names.shown(prefix) + " is bound to the empty URI");
    }
  }

  void useElement(QualifiedName name) {
    use(name.prefix());
    if (repeated.remove(name.prefix())) {
      findings.need(Capability.REPEATED_DECLARATION_OF_ELEMENT_PREFIX);
    }
    if (name.prefix().isEmpty()) {
      nestedDefaults.use();
    }
  }

  /** The element entered last has these attributes, none of which declares a namespace. */
  void useAttributes(Set<QualifiedName> attributes) {
    int prefixed = 0;
    for (QualifiedName attribute : attributes) {
      if (!attribute.prefix().isEmpty()) {
        use(attribute.prefix());
        if (repeated.contains(attribute.prefix())) {
          findings.need(Capability.REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX);
        }
        prefixed++;
      }
    }
    attributes.stream()
        .map(QualifiedName::prefix)
        .filter(prefix -> !prefix.isEmpty())
        .forEach(repeated::remove);
    if (!repeated.isEmpty()) {
      findings.need(Capability.REPEATED_DECLARATION);
    }
    if (prefixed > 1) {
      requireDistinct(attributes);
    }
  }

  private void requireDistinct(Set<QualifiedName> attributes) {
    Map<String, Set<Namespace>> byLocalName = new HashMap<>();
    for (QualifiedName attribute : attributes) {
      if (!attribute.prefix().isEmpty()
          && !byLocalName
              .computeIfAbsent(attribute.local(), _ -> new HashSet<>())
              .add(resolve(attribute.prefix()))) {
        reportEqual(attribute.local());
      }
    }
    byLocalName.values().forEach(this::keepUndecided);
  }

  /** The content of an entity occurs. */
  void use(UnboundPrefixes content) {
    for (String prefix : content.prefixes()) {
      use(prefix);
      if (resolve(prefix) instanceof Namespace.Bound bound && !bound.equals(NONE)) {
        findings.need(Capability.OUTER_NAMESPACES_IN_ENTITY);
      }
    }
    for (Set<Namespace> namespaces : content.distinct()) {
      Set<Namespace> resolved =
          namespaces.stream().map(this::resolve).collect(Collectors.toUnmodifiableSet());
      if (resolved.size() < namespaces.size()) {
        reportEqual("of one local name");
      }
      keepUndecided(resolved);
    }
  }

  private void reportEqual(String local) {
    findings.outside("two attributes " + Names.shown(local) + " have one expanded name");
  }

  private void keepUndecided(Set<Namespace> namespaces) {
    if (namespaces.size() > 1
        && namespaces.stream().anyMatch(namespace -> namespace instanceof Namespace.Free)) {
      freeNames.requireDistinct(namespaces);
    }
  }

  private Namespace resolve(Namespace namespace) {
    return namespace instanceof Namespace.Free(String prefix) ? resolve(prefix) : namespace;
  }

  /** A prefix that the document does not declare is itself, so that it equals no other. */
  private Namespace resolve(String prefix) {
    Namespace bound = bindings.get(prefix);
    if (bound != null) {
      return bound;
    }
    if (freeNames != null) {
      return new Namespace.Free(prefix);
    }
    return prefix.isEmpty() ? NONE : new Namespace.Bound("undeclared prefix " + prefix);
  }

  private void use(String prefix) {
    Namespace namespace = resolve(prefix);
    if (prefix.equals("xmlns")) {
      findings.outside("prefix xmlns is used for an element");
    } else if (namespace instanceof Namespace.Free) {
      freeNames.use(prefix);
    } else if (prefix.isEmpty()) {
      if (!namespace.equals(NONE)) {
        findings.need(Capability.DEFAULT_NAMESPACE);
      }
    } else if (!bindings.containsKey(prefix)) {
      findings.outside("prefix " + Names.shown(prefix) + " is not declared");
    }
  }
}
