/**
 * Names that were judged once, with what is known of each: tags, shapes, namespaces, declarations.
 */
package org.xmlbench.piximal.engine.names;
