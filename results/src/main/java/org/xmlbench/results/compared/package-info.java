/** The tables of a comparison that every family has, and their text. */
package org.xmlbench.results.compared;
