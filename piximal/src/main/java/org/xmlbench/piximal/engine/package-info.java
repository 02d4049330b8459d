/**
 * How documents are read, in rooms of which each knows only those before it: scan, input, names,
 * strict, fast, document, tape.
 */
package org.xmlbench.piximal.engine;
