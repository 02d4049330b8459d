/** The bytes of a document: where they come from, their encoding, their lines and columns. */
package org.xmlbench.piximal.engine.input;
