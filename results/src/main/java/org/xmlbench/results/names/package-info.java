/** Names of cells and documents for other tools and for comparisons over several runs. */
package org.xmlbench.results.names;
