/**
 * What a document looks like in numbers: how dense its markup is, how deep it lies, what its
 * characters are spent on. Unlike the rest of the inspection this is read with a parser, the JDK's.
 */
package org.xmlbench.inspection.shape;
