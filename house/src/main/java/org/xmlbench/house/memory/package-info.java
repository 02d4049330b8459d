/** Measures what memory the trees of parsers take. */
package org.xmlbench.house.memory;
