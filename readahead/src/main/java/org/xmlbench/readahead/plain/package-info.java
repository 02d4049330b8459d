/** The stream as Java has it: the parser asks for as many bytes as it likes. */
package org.xmlbench.readahead.plain;
