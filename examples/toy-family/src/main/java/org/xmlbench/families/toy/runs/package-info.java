/** A family that is there for a test, and for docs/adding-a-family.md. */
package org.xmlbench.families.toy.runs;
