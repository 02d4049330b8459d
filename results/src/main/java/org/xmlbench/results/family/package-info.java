/** The list of all families, and what is made of their runs. */
package org.xmlbench.results.family;
