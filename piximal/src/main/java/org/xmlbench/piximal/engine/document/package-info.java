/** Reads a document, or a part of one, from its first event to its last. */
package org.xmlbench.piximal.engine.document;
