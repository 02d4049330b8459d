/** How the bytes of a document come to a parser. */
package org.xmlbench.core.input;
