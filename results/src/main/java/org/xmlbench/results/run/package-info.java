/**
 * The interfaces by which a family of runs supplies text, files, page and comparison; the families
 * themselves are elsewhere.
 */
package org.xmlbench.results.run;
