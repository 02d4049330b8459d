package org.xmlbench.inspection;

import java.util.Optional;

/**
 * A declared attribute.
 *
 * @param tokenized whether its type is other than CDATA
 * @param defaultValue its default as written between the quotes
 * @param afterParameterEntity whether an unread parameter entity is referred to before
 */
record AttributeDeclaration(
    QualifiedName name,
    boolean tokenized,
    Optional<Fragment> defaultValue,
    boolean afterParameterEntity) {}
