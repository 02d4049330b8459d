/**
 * Tables as data, which know no family: what a family found, its columns and the terms that mark
 * figures, and the renderers that make text, and JSON for a page, of them. A figure is formatted
 * once, by the {@link org.xmlbench.results.table.Column} that it stands in.
 */
package org.xmlbench.results.table;
