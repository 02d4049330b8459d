/**
 * The trend of each cell over dated runs of one host class, with change points. It helps to find
 * where to look, and decides nothing.
 */
package org.xmlbench.results.history;
